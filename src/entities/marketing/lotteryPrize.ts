import { entity, f, type RowOf } from '../field'
import { prizeType } from './lotteryEnums'

/** Prize in a slot of the wheel. The probability is in % with two decimals; a limit of 0 means unlimited. */
export const lotteryPrize = entity('lotteryPrize', {
  slot: f.integer(),
  prizeType: f.enum(prizeType, { required: true }),
  prizeName: f.text({ required: true, max: 12 }),
  image: f.image({ required: true }),
  points: f.points({ required: true, min: 1, max: 100_000 }),
  couponId: f.ref({ required: true }),
  goodsId: f.ref({ required: true }),
  worth: f.money(),
  stock: f.integer({ required: true, min: 1, max: 1_000_000 }),
  sentCount: f.integer(),
  dayStock: f.integer({ min: 0, max: 1_000_000 }),
  userLimit: f.integer({ min: 0, max: 1_000_000 }),
  probability: f.percent({ decimals: 2, required: true, min: 0, max: 100 }),
})

/** Points, coupon, goods and stock are set only for the types that have them. */
export interface LotteryPrize extends Omit<RowOf<typeof lotteryPrize>, 'points' | 'stock'> {
  points: number | null
  stock: number | null
  wonName: string
}
