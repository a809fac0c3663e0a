import { is } from '@/entities/field'
import { couponPurpose, couponStatus, couponType } from '@/entities/marketing/couponEnums'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'

const MAX_CASH_CENTS = 5_000_000

type Fault = TextKey | undefined

/**
 * True if a purpose allows a type: an exchange only for shop, lottery and points, a service only for service and
 * lottery.
 */
export const takesType = (purpose: unknown, type: unknown): boolean => {
  const use = Number(purpose)
  if (is(type, couponType.exchange))
    return use === couponPurpose.shop || use === couponPurpose.lottery || use === couponPurpose.points
  return !is(type, couponType.service) || use === couponPurpose.service || use === couponPurpose.lottery
}
/** True if a coupon is valid in outlets; all others are valid only online. */
export const isForShops = (purpose: unknown, type: unknown): boolean =>
  is(purpose, couponPurpose.service) ||
  is(purpose, couponPurpose.car) ||
  (is(purpose, couponPurpose.lottery) && is(type, couponType.service))
/** True if the form has a choice of goods; an exchange names its goods itself. */
export const asksGoods = (purpose: unknown, type: unknown): boolean =>
  is(purpose, couponPurpose.shop, couponPurpose.lottery, couponPurpose.points) &&
  !is(type, couponType.service) &&
  !is(type, couponType.exchange)

/** Parses an amount of at least 0 with at most two decimals to cents. Undefined for anything else. */
const centsOf = (value: unknown): number | undefined => {
  const cents = toCents(value)
  return cents === undefined || cents < 0 || /\.\d{3}/.test(String(value)) ? undefined : cents
}

/** Validates the face value: above 0, for cash up to 50,000 yuan, for an amount off below the threshold. */
export const validateFaceValue = (value: unknown, type: unknown, threshold: unknown): Fault => {
  if (isBlank(value)) return undefined
  const cents = centsOf(value)
  if (is(type, couponType.cash))
    return cents !== undefined && cents >= 1 && cents <= MAX_CASH_CENTS ? undefined : 'coupons.cashRange'
  if (cents === undefined || cents === 0) return 'coupons.badAmount'
  const least = centsOf(threshold)
  return is(type, couponType.amountOff) && least !== undefined && cents >= least ? 'coupons.faceBelow' : undefined
}
/** Validates the minimum spend: above 0 if an amount is deducted. */
export const validateThreshold = (value: unknown, type: unknown): Fault => {
  if (isBlank(value)) return undefined
  const cents = centsOf(value)
  if (cents === undefined) return 'coupons.badAmount'
  return is(type, couponType.amountOff) && cents === 0 ? 'coupons.thresholdAbove' : undefined
}
export const validateCap = (value: unknown): Fault =>
  isBlank(value) || (centsOf(value) ?? 0) > 0 ? undefined : 'coupons.badAmount'
export const validateDiscount = (value: unknown): Fault =>
  isBlank(value) || (Number(value) >= 0.1 && Number(value) <= 9.9 && /^\d(\.\d)?$/.test(String(value)))
    ? undefined
    : 'coupons.discountRange'
/** Validates the stock: after the first grant it cannot decrease. */
export const validateStock = (
  value: unknown,
  before: { totalStock: number; grantedCount: number } | undefined,
): Fault =>
  before && Number(before.grantedCount) > 0 && !isBlank(value) && Number(value) < Number(before.totalStock)
    ? 'coupons.stockUp'
    : undefined
export const validateLimit = (value: unknown, stock: unknown): Fault =>
  !isBlank(value) && !isBlank(stock) && Number(value) > Number(stock) ? 'coupons.limitAbove' : undefined
/**
 * Validates the end of fixed dates: in the future, after the start, and not before the previous end once the coupon
 * was enabled.
 */
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
