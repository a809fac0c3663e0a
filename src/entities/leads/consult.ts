import { entity, f, type RowOf } from '../field'
import type { Outcome, Sharer } from './reach'

export const consult = entity('consult', {
  userName: f.text(),
  seriesName: f.ref(),
  content: f.longtext(),
  consultTime: f.dateTime({ sortable: true }),
})
export interface Consult extends RowOf<typeof consult>, Outcome, Omit<Sharer, 'shopType'> {
  materialId: string
  seriesCode: string
  shareId: string
}
