import { enumeration } from '../field'
import type { LabelTag } from './label'

/** Who took a material down: whoever it was puts it up again. */
export const offBy = enumeration('offBy', { 1: 'default', 2: 'warning' })
/** Whether the consumer app shows a material as it is now. */
export const pushFlag = enumeration('pushFlag', { 0: 'default', 1: 'success', 2: 'warning' })

/** What articles, videos and posters have in common beside the fields of their entities. */
export interface Owned {
  id: string
  title: string
  labels: LabelTag[]
  seriesCode: string
  dealerCode: string
}
