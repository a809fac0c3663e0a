import { lazyComponent } from '@/kit/data/lazyComponent'

/** One article. With its own part: the editor and the sanitiser of rich text are needed by this page only. */
export default lazyComponent(() => import('./ArticlePage'))
