import { entity, f, type RowOf } from '../field'
import { couponType, grantStatus, grantType, notifyWay, sendType } from './couponEnums'
import { memberType } from './memberType'

/** Grant of one coupon: to everybody, to chosen or imported people, or to those who claim it in the coupon centre. */
export const couponGrant = entity('couponGrant', {
  id: f.id(),
  grantName: f.text({ required: true, max: 30 }),
  couponId: f.ref({ required: true }),
  couponType: f.enum(couponType),
  grantType: f.enum(grantType, { required: true }),
  sendType: f.enum(sendType, { required: true }),
  sendTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime(),
  perNum: f.integer({ required: true, min: 1, max: 10 }),
  memberType: f.enum(memberType),
  targetCount: f.integer(),
  successCount: f.integer(),
  failCount: f.integer(),
  usedCount: f.integer(),
  notifyWay: f.multi(notifyWay),
  remark: f.longtext({ max: 200 }),
  status: f.status(grantStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})

export interface CouponGrant extends RowOf<typeof couponGrant> {
  couponName: string
}
