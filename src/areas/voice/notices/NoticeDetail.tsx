import { lazyComponent } from '@/kit/data/lazyComponent'

/** One notice. With its own part: the editor of rich text is needed by this page only. */
export default lazyComponent(() => import('./NoticePage'))
