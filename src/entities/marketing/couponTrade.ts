import { entity, f, type RowOf } from '../field'
import { codeStatus, couponType, receiveWay } from './couponEnums'

export const couponTrade = entity('couponTrade', {
  couponCode: f.id(),
  couponName: f.ref(),
  couponType: f.enum(couponType),
  grantName: f.ref(),
  source: f.enum(receiveWay),
  nickname: f.text(),
  phone: f.phone(),
  receiveTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime(),
  status: f.status(codeStatus),
  useTime: f.dateTime({ sortable: true }),
  orderNo: f.text(),
  discountAmount: f.money({ sortable: true }),
  dealerName: f.dealer(),
  verifyBy: f.user(),
})

export interface CouponTrade extends RowOf<typeof couponTrade> {
  couponId: string
  grantId: string
}
