import { lazyComponent } from '@/kit/data/lazyComponent'

/** Separate chunk: only this page needs the editor and the sanitiser of rich text. */
export default lazyComponent(() => import('./ArticlePage'))
