import { entity, f, type RowOf } from '../field'
import { target, type Targets } from './target'

/** One consultant's part of a dealer's task. */
export const dealerTaskSplit = {
  ...entity('dealerTaskSplit', {
    userId: f.id(),
    userName: f.user(),
  }),
  ...target,
}
export interface DealerTaskSplit extends Omit<RowOf<typeof dealerTaskSplit>, keyof Targets>, Targets {
  /** Has left the dealer: the target stays as it was. */
  left: 0 | 1
}
