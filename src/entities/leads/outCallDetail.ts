import { entity, f, type RowOf } from '../field'
import { callIntent, callStatus } from './enums'

/** Number in an out-call task with the result of the call; duration in seconds. */
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

export interface Utterance {
  speaker: 'agent' | 'customer'
  text: string
}

export interface OutCallDetail extends RowOf<typeof outCallDetail> {
  seriesCode: string
  dealerCode: string
  /** Empty if nobody picked up. */
  transcript: Utterance[]
}
