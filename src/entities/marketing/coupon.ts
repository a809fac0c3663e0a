import { entity, f, type RowOf } from '../field'
import { couponPurpose, couponStatus, couponType, goodsScope, merchantScope, validType } from './couponEnums'

/**
 * Coupon as defined by headquarters. Its type decides which amounts apply, its validity which dates. Chosen goods are
 * goods ids, or category ids with the scope of categories; for an exchange coupon they are the goods it is exchanged
 * for.
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
  /** Names of the chosen goods or categories, in the same order. */
  scopeNames: string[]
}

export interface CouponDetail extends Coupon {
  merchantCodes: string[]
  expiredCount: number
  discountAmount: string
}
