import { entity, f, type RowOf } from '../field'
import { callIntent, callStatus } from './enums'

/** One number of an out-call task and what came of calling it; the duration is in seconds. */
export const outCallDetail = entity('outCallDetail', {
  id: f.id(),
  taskId: f.ref(),
  clueId: f.ref(),
  customerName: f.text(),
  phone: f.phone(),
  cityName: f.text(),
  seriesName: f.ref(),
  callStatus: f.status(callStatus),
  callTimes: f.integer(),
  callTime: f.dateTime({ sortable: true }),
  duration: f.integer({ sortable: true }),
  intent: f.enum(callIntent),
  tags: f.tags(),
  recordUrl: f.file(),
  dealerName: f.dealer(),
})

/** One sentence of a call. */
export interface Utterance {
  speaker: 'agent' | 'customer'
  text: string
}

export interface OutCallDetail extends RowOf<typeof outCallDetail> {
  seriesCode: string
  dealerCode: string
  /** Empty where nobody answered. */
  transcript: Utterance[]
}
