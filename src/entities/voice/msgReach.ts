import { entity, enumeration, f, type RowOf } from '../field'
import { msgChannel, msgFailReason, msgType } from './customMsg'

export const msgSource = enumeration('msgSource', {
  notice: [1, 'processing'],
  custom: [2, 'success'],
  triggered: 3,
  questionnaire: [4, 'warning'],
})

/** How many people one message reached in one channel, or in all of them where channels are merged. */
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
  /** The questionnaire of a push, '' of any other message. */
  paperId?: string
  /** Of a merged line. */
  channels: number[]
  withdrawnFlag: 0 | 1
  /** Figures settle 72 hours after the push. */
  openFlag: 0 | 1
}
/** Sums of a day, a channel, an hour of a weekday, or a reason. */
export interface ReachGroup {
  /** '2026-11-28', a channel, '1-09' (Monday at nine), or a reason. */
  code: string
  targetCount: number
  sentCount: number
  arriveCount: number
  openCount: number | null
}
