import { lazyComponent } from '@/kit/data/lazyComponent'

/** A separate chunk, since only this page needs the editor and sanitiser for rich text. */
export default lazyComponent(() => import('./BenefitPage'))
