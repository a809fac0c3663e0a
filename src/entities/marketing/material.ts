import { enumeration } from '../field'
import type { LabelTag } from './label'

/** Who took a material down: whoever it was puts it up again. */
export const offBy = enumeration('offBy', { dealer: 1, headquarters: [2, 'warning'] })
/** Whether the consumer app shows a material as it is now. */
export const pushFlag = enumeration('pushFlag', { no: 0, pushed: [1, 'success'], changed: [2, 'warning'] })

/** What articles, videos and posters have in common beside the fields of their entities. */
export interface Owned {
  id: string
  title: string
  labels: LabelTag[]
  seriesCode: string
  dealerCode: string
}
