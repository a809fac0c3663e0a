import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'
import { lotteryStatus, slotCount } from './lotteryEnums'
import type { LotteryPrize } from './lotteryPrize'

/** A wheel on which members spend points. A limit of all draws of 0 is none. */
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

/** A row of the list. */
export interface Lottery extends Omit<RowOf<typeof lottery>, 'prizes' | 'content' | 'cover'> {
  /** What is left of the prize that is nearest to its end, in percent; null without prizes that end. */
  stockLeft: number | null
}

/** A wheel in full, with its draws by day. */
export interface LotteryDetail extends Omit<RowOf<typeof lottery>, 'prizes'> {
  prizes: LotteryPrize[]
  byDay: { date: string; count: number }[]
}
