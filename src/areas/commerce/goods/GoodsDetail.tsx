import { lazyComponent } from '@/kit/data/lazyComponent'

/** Separate chunk: only this page needs the editors of rich text and SKUs. */
export default lazyComponent(() => import('./GoodsPage'))
