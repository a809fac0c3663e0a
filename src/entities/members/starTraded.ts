import { entity, enumeration, f, type RowOf } from '../field'
import { recommenderType } from './starRecommend'

/** Reward levels by the number of cars sold. */
export const tradedTier = enumeration('tradedTier', { none: 0, one: 1, two: 2, three: 3, four: 4, five: 5 })

export const starTraded = entity('starTraded', {
  rank: f.integer(),
  recommenderId: f.id(),
  recommenderName: f.text(),
  recommenderPhone: f.phone(),
  recommenderType: f.enum(recommenderType),
  dealerName: f.dealer(),
  recommendCount: f.integer({ sortable: true }),
  tradedCount: f.integer({ sortable: true }),
  periodCount: f.integer({ sortable: true }),
  dealRate: f.percent({ sortable: true }),
  tier: f.enum(tradedTier),
  nextGap: f.integer(),
  rewardPoints: f.points({ sortable: true }),
  pendingPoints: f.points(),
  dealTime: f.dateTime({ sortable: true }),
})
export interface StarTraded extends Omit<RowOf<typeof starTraded>, 'nextGap' | 'dealRate'> {
  /** Null on the last level. */
  nextGap: number | null
  dealRate: number | null
  /** Number of returned cars; they count in no other figure. */
  returnCount: number
}
