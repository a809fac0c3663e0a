import { entity, f, type RowOf } from '../field'
import { cashDrawStatus, drawScene, payChannel } from './cashEnums'
import type { CashPrize } from './cashPrize'

/** Draw that pays money within a budget. Without a series it covers all of them. */
export const cashDraw = entity('cashDraw', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  drawScene: f.enum(drawScene, { required: true }),
  seriesName: f.ref(),
  userLimit: f.integer({ required: true, min: 1, max: 10 }),
  winLimit: f.integer({ required: true, min: 1, max: 10 }),
  budget: f.money({ required: true }),
  dayBudget: f.money(),
  paidAmount: f.money({ sortable: true }),
  prizes: f.refs({ required: true }),
  claimHours: f.integer({ required: true, min: 24, max: 168 }),
  payChannel: f.enum(payChannel, { required: true }),
  realNameFlag: f.switch(),
  cover: f.image({ required: true }),
  content: f.richtext({ required: true }),
  drawCount: f.integer({ sortable: true }),
  winCount: f.integer(),
  status: f.status(cashDrawStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})

export interface PaidDay {
  date: string
  amount: string
}

export interface CashDraw extends Omit<RowOf<typeof cashDraw>, 'prizes'> {
  prizes: CashPrize[]
  /** Payments per day; only in the response for a single draw. */
  paidByDay: PaidDay[]
}
