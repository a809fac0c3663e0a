import { entity, f, type RowOf } from '../field'
import { target, type Targets } from './target'

export const dealerTaskSplit = {
  ...entity('dealerTaskSplit', {
    userId: f.id(),
    userName: f.user(),
  }),
  ...target,
}
export interface DealerTaskSplit extends Omit<RowOf<typeof dealerTaskSplit>, keyof Targets>, Targets {
  /** 1 if the consultant has left the dealer; the target stays unchanged. */
  left: 0 | 1
}
