import { lazyComponent } from '@/kit/data/lazyComponent'

/** One post. With its own part: the sanitiser of rich text is needed by this page only. */
export default lazyComponent(() => import('./PostPage'))
