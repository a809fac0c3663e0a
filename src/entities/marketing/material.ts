import { enumeration } from '../field'
import type { LabelTag } from './label'

/** Side that took a material down; only that side can republish it. */
export const offBy = enumeration('offBy', { dealer: 1, headquarters: [2, 'warning'] })
/** State of a material in the consumer app; `changed` means it shows an older version. */
export const pushFlag = enumeration('pushFlag', { no: 0, pushed: [1, 'success'], changed: [2, 'warning'] })

/** Fields that articles, videos and posters share beyond those of their entities. */
export interface Owned {
  id: string
  title: string
  labels: LabelTag[]
  seriesCode: string
  dealerCode: string
}
