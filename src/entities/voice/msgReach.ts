import { entity, enumeration, f, type RowOf } from '../field'
import { msgChannel, msgFailReason, msgType } from './customMsg'

export const msgSource = enumeration('msgSource', {
  notice: [1, 'processing'],
  custom: [2, 'success'],
  triggered: 3,
  questionnaire: [4, 'warning'],
})

/** Reach of a message in one channel, or in all of them if the channels are merged. */
export const msgReach = entity('msgReach', {
  id: f.id(),
  msgSource: f.enum(msgSource),
  msgId: f.text(),
  title: f.text(),
  msgType: f.enum(msgType),
  channel: f.enum(msgChannel),
  sendTime: f.dateTime({ sortable: true }),
  targetCount: f.integer({ sortable: true }),
  sentCount: f.integer(),
  arriveCount: f.integer({ sortable: true }),
  arriveRate: f.percent({ sortable: true }),
  openCount: f.integer(),
  openRate: f.percent({ sortable: true }),
  closeCount: f.integer(),
  topFailReason: f.enum(msgFailReason),
})
export interface MsgReach extends RowOf<typeof msgReach> {
  paperId?: string
  channels: number[]
  withdrawnFlag: 0 | 1
  /** Figures become final 72 hours after the push. */
  openFlag: 0 | 1
}
/** Totals by day, channel, hour of a weekday, or reason. */
export interface ReachGroup {
  /** '2026-11-28', a channel, '1-09' (Monday at nine), or a reason. */
  code: string
  targetCount: number
  sentCount: number
  arriveCount: number
  openCount: number | null
}
