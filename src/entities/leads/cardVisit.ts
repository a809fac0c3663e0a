import { entity, f, type RowOf } from '../field'
import { shareSource } from './enums'
import type { Outcome } from './reach'

/** Visitor of a consultant's business card through a share; stayTime in seconds. */
export const cardVisit = entity('cardVisit', {
  userName: f.text(),
  source: f.enum(shareSource),
  visitTime: f.dateTime({ sortable: true }),
  visitCount: f.integer({ sortable: true }),
  stayTime: f.integer(),
})
export interface CardVisit extends RowOf<typeof cardVisit>, Outcome {
  shareId: string
}
