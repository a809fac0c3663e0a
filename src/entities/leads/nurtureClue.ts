import { entity, f, type RowOf } from '../field'
import type { ClueFollow } from './clueFollow'
import { failReason, nurtureSource, nurtureStatus } from './enums'
import type { NurtureTouch } from './nurtureTouch'

/** Lost or dormant customer that headquarters nurtures until a dealer takes over. The score ranges from 0 to 100. */
export const nurtureClue = entity('nurtureClue', {
  clueId: f.id(),
  customerName: f.text({ max: 30 }),
  phone: f.phone(),
  cityName: f.ref(),
  oneChannel: f.ref(),
  twoChannel: f.ref(),
  seriesName: f.ref(),
  source: f.enum(nurtureSource),
  failReason: f.enum(failReason),
  lastDealerName: f.dealer(),
  intentScore: f.integer(),
  touchCount: f.integer({ sortable: true }),
  lastTouchTime: f.dateTime({ sortable: true }),
  nextTouchTime: f.dateTime(),
  status: f.status(nurtureStatus),
  dealerName: f.dealer(),
  createTime: f.dateTime({ sortable: true }),
  remark: f.longtext({ max: 500 }),
})
export interface NurtureClue extends RowOf<typeof nurtureClue> {
  provinceName: string
  oneChannelCode: string
  twoChannelCode: string
  seriesCode: string
  lastDealerCode: string
  dealerCode: string
}

/** Nurtured customer with its contacts and, for a lost lead, its follow-ups, each newest first. */
export interface NurtureDetail extends NurtureClue {
  touches: NurtureTouch[]
  follows: ClueFollow[]
  /** Lead created by the handover; empty if there is none. */
  leadId: string
}
