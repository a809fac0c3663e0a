import { lazyComponent } from '@/kit/data/lazyComponent'

/** One item of goods. With its own part: the editor of rich text and that of SKUs are needed by this page only. */
export default lazyComponent(() => import('./GoodsPage'))
