import { lazyComponent } from '@/kit/data/lazyComponent'

/** A chunk of its own: only this page needs the editors of rich text and SKUs. */
export default lazyComponent(() => import('./GoodsPage'))
