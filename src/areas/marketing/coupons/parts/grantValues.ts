import type { GrantInput } from '@/api/marketing/coupons'
import { is } from '@/entities/field'
import type { Coupon } from '@/entities/marketing/coupon'
import { grantType, notifyWay, sendType } from '@/entities/marketing/couponEnums'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import type { Batch } from './BatchBox'

export interface GrantValues extends Partial<
  Pick<
    CouponGrant,
    'grantName' | 'couponId' | 'grantType' | 'sendType' | 'sendTime' | 'endTime' | 'memberType' | 'notifyWay' | 'remark'
  >
> {
  purpose?: Coupon['purpose']
  perNum?: number | null
  userIds?: string[]
  batch?: Batch
}

export const initialOf = (coupon?: Pick<Coupon, 'id' | 'purpose'>): GrantValues => ({
  purpose: coupon?.purpose,
  couponId: coupon?.id,
  grantType: grantType.all,
  sendType: sendType.now,
  perNum: 1,
  notifyWay: [notifyWay.inApp],
})

export const copyOfGrant = (row: CouponGrant, coupon: Pick<Coupon, 'id' | 'purpose'> | undefined): GrantValues => ({
  ...initialOf(coupon),
  grantName: row.grantName,
  grantType: row.grantType,
  perNum: row.perNum,
  memberType: row.memberType || undefined,
  notifyWay: row.notifyWay,
  remark: row.remark,
})

/** Returns the request body. Of people and times it contains only what the chosen type needs. */
export const grantInputOf = (values: GrantValues, requestId: string): GrantInput => {
  const type = Number(values.grantType)
  const isPlanned = is(values.sendType, sendType.planned)
  return {
    requestId,
    grantName: values.grantName,
    couponId: values.couponId,
    grantType: values.grantType,
    perNum: values.perNum ?? undefined,
    memberType: type === grantType.all || type === grantType.claim ? values.memberType : undefined,
    userIds: type === grantType.chosen ? values.userIds : undefined,
    batchNo: type === grantType.imported ? values.batch?.batchNo : undefined,
    endTime: type === grantType.claim ? values.endTime : undefined,
    sendType: values.sendType,
    sendTime: isPlanned ? values.sendTime : undefined,
    notifyWay: values.notifyWay,
    remark: values.remark,
  }
}
