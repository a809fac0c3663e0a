import { isBlank } from '@/kit/format'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'
import { AMOUNT_OFF, CASH, EXCHANGE, PERCENT_OFF, SERVICE } from '../parts/couponWords'

/** What coupons are made for. */
const SHOPPING = 1
const AFTER_SALES = 2
const CAR_PURCHASE = 3
const LOTTERY = 4
const POINTS = 5

const MOST_CASH_CENTS = 5_000_000

type Fault = TextKey | undefined

/** Whether a purpose takes a type: an exchange only where goods are given, a service only in outlets. */
export const takesType = (purpose: unknown, type: unknown): boolean => {
  const use = Number(purpose)
  if (Number(type) === EXCHANGE) return use === SHOPPING || use === LOTTERY || use === POINTS
  return Number(type) !== SERVICE || use === AFTER_SALES || use === LOTTERY
}
/** Whether a coupon counts in outlets; all others only online. */
export const isForShops = (purpose: unknown, type: unknown): boolean =>
  Number(purpose) === AFTER_SALES || Number(purpose) === CAR_PURCHASE || (Number(purpose) === LOTTERY && Number(type) === SERVICE)
/** Whether it is asked on which goods a coupon counts; an exchange names its goods by itself. */
export const asksGoods = (purpose: unknown, type: unknown): boolean =>
  [SHOPPING, LOTTERY, POINTS].includes(Number(purpose)) && Number(type) !== SERVICE && Number(type) !== EXCHANGE

/** Cents of an amount with two decimals at most; undefined for anything else. */
const centsOf = (value: unknown): number | undefined => {
  const cents = toCents(value)
  return cents === undefined || cents < 0 || /\.\d{3}/.test(String(value)) ? undefined : cents
}

/** What is wrong with the value of a coupon of a type, beside its threshold. */
export const faceFault = (value: unknown, type: unknown, threshold: unknown): Fault => {
  if (isBlank(value)) return undefined
  const cents = centsOf(value)
  if (Number(type) === CASH) return cents !== undefined && cents >= 1 && cents <= MOST_CASH_CENTS ? undefined : 'coupons.cashRange'
  if (cents === undefined || cents === 0) return 'coupons.badAmount'
  const least = centsOf(threshold)
  return Number(type) === AMOUNT_OFF && least !== undefined && cents >= least ? 'coupons.faceBelow' : undefined
}
/** What is wrong with the least that must be spent: above 0 where an amount is taken off. */
export const thresholdFault = (value: unknown, type: unknown): Fault => {
  if (isBlank(value)) return undefined
  const cents = centsOf(value)
  if (cents === undefined) return 'coupons.badAmount'
  return Number(type) === AMOUNT_OFF && cents === 0 ? 'coupons.thresholdAbove' : undefined
}
/** What is wrong with the most that a percentage takes off. */
export const capFault = (value: unknown): Fault => (isBlank(value) || (centsOf(value) ?? 0) > 0 ? undefined : 'coupons.badAmount')
/** What is wrong with the tenths that are paid. */
export const discountFault = (value: unknown): Fault =>
  isBlank(value) || (Number(value) >= 0.1 && Number(value) <= 9.9 && /^\d(\.\d)?$/.test(String(value))) ? undefined : 'coupons.discountRange'
/** What is wrong with the issue size: once any are granted it only grows. */
export const stockFault = (value: unknown, before: { totalStock: number; grantedCount: number } | undefined): Fault =>
  before && Number(before.grantedCount) > 0 && !isBlank(value) && Number(value) < Number(before.totalStock) ? 'coupons.stockUp' : undefined
/** What is wrong with how many one person may have. */
export const limitFault = (value: unknown, stock: unknown): Fault =>
  !isBlank(value) && !isBlank(stock) && Number(value) > Number(stock) ? 'coupons.limitAbove' : undefined
/** What is wrong with the end of fixed dates: ahead, behind the start, and once the coupon is out only later than before. */
export const endFault = (value: unknown, start: unknown, before: { status: unknown; endTime: string } | undefined, now = Date.now()): Fault => {
  const end = toMillis(value)
  if (end === undefined) return undefined
  if (end <= now) return 'coupons.endPast'
  const from = toMillis(start)
  if (from !== undefined && end <= from) return 'coupons.endOrder'
  const was = before && Number(before.status) !== 0 ? toMillis(before.endTime) : undefined
  return was !== undefined && end < was ? 'coupons.endLater' : undefined
}

/** The fields of a rule that count for a type. */
export const ruleFields = (type: unknown): readonly ('threshold' | 'faceValue' | 'discount' | 'maxDiscount' | 'scopeGoods')[] => {
  switch (Number(type)) {
    case AMOUNT_OFF:
      return ['threshold', 'faceValue']
    case PERCENT_OFF:
      return ['discount', 'threshold', 'maxDiscount']
    case CASH:
      return ['faceValue']
    case EXCHANGE:
      return ['scopeGoods']
    default:
      return []
  }
}
