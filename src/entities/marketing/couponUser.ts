import { entity, f, type RowOf } from '../field'
import { sendResult } from './couponEnums'
import { memberType } from './memberType'

/** Customer with the coupons received, in total or by one grant with the delivery result. */
export const couponUser = entity('couponUser', {
  id: f.id(),
  userId: f.text(),
  nickname: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  cityName: f.text(),
  receiveCount: f.integer(),
  usedCount: f.integer(),
  expiredCount: f.integer(),
  discountAmount: f.money(),
  result: f.status(sendResult),
  failReason: f.text(),
  receiveTime: f.dateTime({ sortable: true }),
})

export interface CouponUser extends RowOf<typeof couponUser> {}
