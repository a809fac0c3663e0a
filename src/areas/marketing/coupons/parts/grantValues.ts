import type { GrantInput } from '@/api/coupons'
import type { Coupon } from '@/entities/marketing/coupon'
import type { CouponGrant } from '@/entities/marketing/couponGrant'
import { PLANNED, TO_ALL, TO_CHOSEN, TO_CLAIM, TO_LIST } from '../grantRules'
import type { Batch } from './BatchBox'

/** What stands in the wizard of a giving out. */
export interface GrantValues extends Partial<
  Pick<CouponGrant, 'grantName' | 'couponId' | 'grantType' | 'sendType' | 'sendTime' | 'endTime' | 'memberType' | 'notifyWay' | 'remark'>
> {
  purpose?: Coupon['purpose']
  perNum?: number | null
  userIds?: string[]
  batch?: Batch
}

/** What a new giving out begins with, of a coupon where one is known. */
export const initialOf = (coupon?: Pick<Coupon, 'id' | 'purpose'>): GrantValues => ({
  purpose: coupon?.purpose,
  couponId: coupon?.id,
  grantType: TO_ALL,
  sendType: 1,
  perNum: 1,
  notifyWay: [1],
})

/** A new giving out after another one: its people and times are its own. */
export const copyOfGrant = (row: CouponGrant, coupon: Pick<Coupon, 'id' | 'purpose'> | undefined): GrantValues => ({
  ...initialOf(coupon),
  grantName: row.grantName,
  grantType: row.grantType,
  perNum: row.perNum,
  memberType: row.memberType || undefined,
  notifyWay: row.notifyWay,
  remark: row.remark,
})

/** What is sent: of the people and times only what counts for the way that is chosen. */
export const grantInputOf = (values: GrantValues, requestId: string): GrantInput => {
  const type = Number(values.grantType)
  const isPlanned = Number(values.sendType) === PLANNED
  return {
    requestId,
    grantName: values.grantName,
    couponId: values.couponId,
    grantType: values.grantType,
    perNum: values.perNum ?? undefined,
    memberType: type === TO_ALL || type === TO_CLAIM ? values.memberType : undefined,
    userIds: type === TO_CHOSEN ? values.userIds : undefined,
    batchNo: type === TO_LIST ? values.batch?.batchNo : undefined,
    endTime: type === TO_CLAIM ? values.endTime : undefined,
    sendType: values.sendType,
    sendTime: isPlanned ? values.sendTime : undefined,
    notifyWay: values.notifyWay,
    remark: values.remark,
  }
}
