import { lazyComponent } from '@/kit/data/lazyComponent'

/** Separate chunk: only this page needs the rich text sanitiser. */
export default lazyComponent(() => import('./PostPage'))
