import { entity, f, type RowOf } from '../field'
import type { ClueFollow } from './clueFollow'
import { failReason, nurtureSource, nurtureStatus } from './enums'
import type { NurtureTouch } from './nurtureTouch'

/** A lost or dormant customer whom headquarters nurtures until a dealer can have it. The score goes from 0 to 100. */
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

/** All that is known of a nurtured customer: the contacts and, for a lost lead, its follow-ups, each newest first. */
export interface NurtureDetail extends NurtureClue {
  touches: NurtureTouch[]
  follows: ClueFollow[]
  /** The lead that it became when it was handed over, else ''. */
  leadId: string
}
