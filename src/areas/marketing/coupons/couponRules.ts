import { is } from '@/entities/field'
import { couponPurpose, couponStatus, couponType } from '@/entities/marketing/couponEnums'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'

const MAX_CASH_CENTS = 5_000_000

type Fault = TextKey | undefined

/** Whether a purpose takes a type: an exchange only where goods are given, a service only in outlets. */
export const takesType = (purpose: unknown, type: unknown): boolean => {
  const use = Number(purpose)
  if (is(type, couponType.exchange))
    return use === couponPurpose.shop || use === couponPurpose.lottery || use === couponPurpose.points
  return !is(type, couponType.service) || use === couponPurpose.service || use === couponPurpose.lottery
}
/** Whether a coupon counts in outlets; all others only online. */
export const isForShops = (purpose: unknown, type: unknown): boolean =>
  is(purpose, couponPurpose.service) ||
  is(purpose, couponPurpose.car) ||
  (is(purpose, couponPurpose.lottery) && is(type, couponType.service))
/** Whether it is asked on which goods a coupon counts; an exchange names its goods by itself. */
export const asksGoods = (purpose: unknown, type: unknown): boolean =>
  is(purpose, couponPurpose.shop, couponPurpose.lottery, couponPurpose.points) &&
  !is(type, couponType.service) &&
  !is(type, couponType.exchange)

/** Cents of an amount with two decimals at most; undefined for anything else. */
const centsOf = (value: unknown): number | undefined => {
  const cents = toCents(value)
  return cents === undefined || cents < 0 || /\.\d{3}/.test(String(value)) ? undefined : cents
}

/** What is wrong with the value of a coupon of a type, beside its threshold. */
export const validateFaceValue = (value: unknown, type: unknown, threshold: unknown): Fault => {
  if (isBlank(value)) return undefined
  const cents = centsOf(value)
  if (is(type, couponType.cash))
    return cents !== undefined && cents >= 1 && cents <= MAX_CASH_CENTS ? undefined : 'coupons.cashRange'
  if (cents === undefined || cents === 0) return 'coupons.badAmount'
  const least = centsOf(threshold)
  return is(type, couponType.amountOff) && least !== undefined && cents >= least ? 'coupons.faceBelow' : undefined
}
/** What is wrong with the least that must be spent: above 0 where an amount is taken off. */
export const validateThreshold = (value: unknown, type: unknown): Fault => {
  if (isBlank(value)) return undefined
  const cents = centsOf(value)
  if (cents === undefined) return 'coupons.badAmount'
  return is(type, couponType.amountOff) && cents === 0 ? 'coupons.thresholdAbove' : undefined
}
/** What is wrong with the most that a percentage takes off. */
export const validateCap = (value: unknown): Fault =>
  isBlank(value) || (centsOf(value) ?? 0) > 0 ? undefined : 'coupons.badAmount'
/** What is wrong with the tenths that are paid. */
export const validateDiscount = (value: unknown): Fault =>
  isBlank(value) || (Number(value) >= 0.1 && Number(value) <= 9.9 && /^\d(\.\d)?$/.test(String(value)))
    ? undefined
    : 'coupons.discountRange'
/** What is wrong with the issue size: once any are granted it only grows. */
export const validateStock = (
  value: unknown,
  before: { totalStock: number; grantedCount: number } | undefined,
): Fault =>
  before && Number(before.grantedCount) > 0 && !isBlank(value) && Number(value) < Number(before.totalStock)
    ? 'coupons.stockUp'
    : undefined
/** What is wrong with how many one person may have. */
export const validateLimit = (value: unknown, stock: unknown): Fault =>
  !isBlank(value) && !isBlank(stock) && Number(value) > Number(stock) ? 'coupons.limitAbove' : undefined
/** What is wrong with the end of fixed dates: ahead, behind the start, and once the coupon is out only later than before. */
export const validateEnd = (
  value: unknown,
  start: unknown,
  before: { status: unknown; endTime: string } | undefined,
  now = Date.now(),
): Fault => {
  const end = toMillis(value)
  if (end === undefined) return undefined
  if (end <= now) return 'coupons.endPast'
  const from = toMillis(start)
  if (from !== undefined && end <= from) return 'coupons.endOrder'
  const was = before && !is(before.status, couponStatus.draft) ? toMillis(before.endTime) : undefined
  return was !== undefined && end < was ? 'coupons.endLater' : undefined
}

/** The fields of a rule that count for a type. */
export const ruleFields = (
  type: unknown,
): readonly ('threshold' | 'faceValue' | 'discount' | 'maxDiscount' | 'scopeGoods')[] => {
  switch (Number(type)) {
    case couponType.amountOff:
      return ['threshold', 'faceValue']
    case couponType.percentOff:
      return ['discount', 'threshold', 'maxDiscount']
    case couponType.cash:
      return ['faceValue']
    case couponType.exchange:
      return ['scopeGoods']
    default:
      return []
  }
}
