import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'
import { lotteryStatus, slotCount } from './lotteryEnums'
import type { LotteryPrize } from './lotteryPrize'

/** Lottery wheel on which members spend points. A total limit of 0 means unlimited. */
export const lottery = entity('lottery', {
  id: f.id(),
  title: f.text({ required: true, max: 20 }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  audience: f.multi(memberType, { required: true }),
  costPoints: f.points({ required: true, min: 0, max: 10_000 }),
  freeTimes: f.integer({ required: true, min: 0, max: 10 }),
  dayLimit: f.integer({ required: true, min: 1, max: 100 }),
  totalLimit: f.integer({ required: true, min: 0, max: 100_000 }),
  slotCount: f.enum(slotCount, { required: true }),
  prizes: f.refs(),
  cover: f.image({ required: true }),
  content: f.richtext({ required: true }),
  joinCount: f.integer({ sortable: true }),
  drawCount: f.integer({ sortable: true }),
  winCount: f.integer(),
  pointsSpent: f.points({ sortable: true }),
  status: f.status(lotteryStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})

export interface Lottery extends Omit<RowOf<typeof lottery>, 'prizes' | 'content' | 'cover'> {
  /** Remaining stock in % of the prize that is closest to running out; null without limited prizes. */
  stockLeft: number | null
}

/** Wheel with its spins per day. */
export interface LotteryDetail extends Omit<RowOf<typeof lottery>, 'prizes'> {
  prizes: LotteryPrize[]
  byDay: { date: string; count: number }[]
}
