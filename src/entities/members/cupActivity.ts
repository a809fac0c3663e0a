import { entity, enumeration, f, type RowOf } from '../field'
import type { CupPrize } from './cupPrize'

export const cupJoinScope = enumeration('cupJoinScope', { all: 1, owners: 2 })
export const cupStatus = enumeration('cupStatus', {
  draft: 0,
  published: [1, 'success'],
  down: [2, 'warning'],
  over: 3,
})

/** Prediction game for the tournament. Its jackpot is the base of the pot of each match. */
export const cupActivity = entity('cupActivity', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 20 }),
  cover: f.image({ required: true }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  joinScope: f.enum(cupJoinScope, { required: true }),
  stakePoints: f.points({ required: true, min: 0, max: 1000 }),
  matchTimes: f.integer({ required: true, min: 1, max: 5 }),
  closeMinutes: f.integer({ required: true, min: 0, max: 120 }),
  jackpot: f.points({ required: true, min: 0, max: 10_000_000 }),
  stakeRate: f.percent({ required: true, min: 0, max: 100, decimals: 0 }),
  exactShare: f.percent({ required: true, min: 0, max: 100, decimals: 0 }),
  resultShare: f.percent({ required: true, min: 0, max: 100, decimals: 0 }),
  shareTitle: f.text({ required: true, max: 28 }),
  shareImage: f.image(),
  content: f.richtext({ required: true }),
  finalTime: f.dateTime(),
  status: f.status(cupStatus),
  updateTime: f.dateTime(),
})

export interface CupActivity extends RowOf<typeof cupActivity> {
  /** Prizes of the final draw. */
  prizes: CupPrize[]
  /** Number of people with at least `minRight` correct guesses, as requested. */
  eligible?: number
  winnerCount?: number
  issuedPoints?: number
}
