import { entity, f, type RowOf } from '../field'
import { gender } from '../shared/enums'
import type { ClueAssign } from './clueAssign'
import type { ClueFollow } from './clueFollow'
import { buyPlan, clueLevel, clueStatus, failReason, overdue } from './enums'
import type { OutCallDetail } from './outCallDetail'

export const clue = entity('clue', {
  clueId: f.id(),
  customerName: f.text({ max: 30 }),
  phone: f.phone(),
  gender: f.enum(gender),
  cityName: f.ref(),
  oneChannel: f.ref(),
  twoChannel: f.ref(),
  eventName: f.ref(),
  seriesName: f.ref(),
  buyPlan: f.enum(buyPlan),
  clueLevel: f.enum(clueLevel),
  status: f.status(clueStatus),
  areaName: f.text(),
  dealerName: f.dealer(),
  saleUserName: f.user(),
  followCount: f.integer({ sortable: true }),
  nextFollowTime: f.dateTime({ sortable: true }),
  overdue: f.enum(overdue),
  blackFlag: f.switch(),
  failReason: f.enum(failReason),
  remark: f.longtext({ max: 500 }),
  createTime: f.dateTime({ sortable: true }),
})

export interface Clue extends RowOf<typeof clue> {
  provinceName: string
  dealerCode: string
  saleUserId: string
  seriesCode: string
  oneChannelCode: string
  twoChannelCode: string
  eventCode: string
}

/** Time at which a lead reached each stage; empty if not reached. `end` is when it was lost or found invalid. */
export type ClueReached = Record<'assign' | 'follow' | 'visit' | 'drive' | 'order' | 'deal' | 'end', string>

/** Lead with its follow-ups, owners and out-calls, each newest first. */
export interface ClueDetail extends Clue {
  reached: ClueReached
  follows: ClueFollow[]
  assigns: ClueAssign[]
  calls: OutCallDetail[]
}
