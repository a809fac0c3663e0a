import { entity, f, type RowOf } from '../field'
import { clueStatus } from './enums'

/** Lead with a summary of its evaluations. If all are anonymous, name and phone are empty. */
export const evaluateClue = entity('evaluateClue', {
  clueId: f.id(),
  customerName: f.text(),
  phone: f.phone(),
  areaName: f.text(),
  dealerName: f.dealer(),
  saleUserName: f.user(),
  seriesName: f.ref(),
  status: f.status(clueStatus),
  evaluateCount: f.integer({ sortable: true }),
  avgScore: f.number({ sortable: true }),
  lowCount: f.integer(),
  lastEvaluateTime: f.dateTime({ sortable: true }),
})
export interface EvaluateClue extends RowOf<typeof evaluateClue> {
  dealerCode: string
  saleUserId: string
  seriesCode: string
}
