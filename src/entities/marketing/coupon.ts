import { entity, f, type RowOf } from '../field'
import { couponPurpose, couponStatus, couponType, goodsScope, merchantScope, validType } from './couponEnums'

/**
 * A coupon as headquarters makes it. Which of its amounts count is up to its type, which of its dates to its validity. The chosen goods are ids of goods,
 * with the scope of categories those of categories; of an exchange coupon they are what it is exchanged for.
 */
export const coupon = entity('coupon', {
  id: f.id(),
  couponName: f.text({ required: true, max: 20 }),
  couponType: f.enum(couponType, { required: true }),
  purpose: f.enum(couponPurpose, { required: true }),
  faceValue: f.money(),
  discount: f.number(),
  threshold: f.money(),
  maxDiscount: f.money(),
  totalStock: f.integer({ required: true, min: 1, max: 1_000_000 }),
  grantedCount: f.integer({ sortable: true }),
  usedCount: f.integer({ sortable: true }),
  perLimit: f.integer({ required: true, min: 1, max: 99 }),
  validType: f.enum(validType, { required: true }),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  validDays: f.integer({ min: 1, max: 365 }),
  goodsScope: f.enum(goodsScope),
  scopeGoods: f.refs(),
  merchantScope: f.enum(merchantScope),
  stackFlag: f.switch(),
  content: f.longtext({ required: true, max: 500 }),
  status: f.status(couponStatus),
  createTime: f.dateTime({ sortable: true }),
})

export interface Coupon extends RowOf<typeof coupon> {
  /** The names of the chosen goods or categories, in their order. */
  scopeNames: string[]
}

/** A coupon in full: the codes of its chosen shops, and what became of it. */
export interface CouponDetail extends Coupon {
  merchantCodes: string[]
  expiredCount: number
  discountAmount: string
}
