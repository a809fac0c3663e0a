import { entity, enumeration, f, type RowOf } from '../field'

export const cupPrizeType = enumeration('cupPrizeType', { points: 1, coupon: 2, goods: 3 })

/** Extra prize raffled among those who guessed correctly. */
export const cupPrize = entity('cupPrize', {
  prizeId: f.id(),
  level: f.integer({ required: true, min: 1, max: 10 }),
  prizeName: f.text({ required: true, max: 20 }),
  prizeType: f.enum(cupPrizeType, { required: true }),
  image: f.image(),
  points: f.points({ min: 1, max: 100_000 }),
  couponId: f.ref(),
  total: f.integer({ required: true, min: 1, max: 9999 }),
  used: f.integer(),
})
export type CupPrize = RowOf<typeof cupPrize>
