import { shopAfterSaleStatus as states, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import { PATTERNS } from '@/entities/rules'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'

type Owed = Pick<ShopAfterSale, 'refundAmount' | 'refundPoints' | 'maxAmount' | 'status'>

/**
 * Returns the maximum refund of a case in cents: the requested amount, limited by the unrefunded payment if the
 * server sends it.
 */
export const mostCents = ({ refundAmount, maxAmount }: Owed): number | undefined => {
  const [applied, left] = [toCents(refundAmount), toCents(maxAmount)]
  return applied === undefined ? left : left === undefined ? applied : Math.min(applied, left)
}
/**
 * Returns true for a valid refund amount: within the maximum, with at most two decimals, and above 0 unless the
 * maximum is 0.
 */
export const isPayable = (row: Owed, amount: unknown): boolean => {
  const [cents, max] = [toCents(amount), mostCents(row)]
  if (cents === undefined || !/^\d+(\.\d{1,2})?$/.test(String(amount).trim())) return false
  return (cents > 0 || max === 0) && (max === undefined || cents <= max)
}
export const arePointsPayable = ({ refundPoints }: Owed, points: unknown): boolean => {
  const [asked, max] = [numberIn(points), numberIn(refundPoints)]
  return asked !== null && Number.isInteger(asked) && asked >= 0 && (max === null || asked <= max)
}
/** Returns true if the refund is less than requested, which requires a reason. */
export const isLess = ({ refundAmount }: Owed, amount: unknown): boolean => {
  const [cents, applied] = [toCents(amount), toCents(refundAmount)]
  return cents !== undefined && applied !== undefined && cents < applied
}
/** Returns true for a refund that the payment provider rejected. It is sent again unchanged. */
export const goesAgain = ({ status }: Pick<ShopAfterSale, 'status'>): boolean => is(status, states.failed)

export const isTracking = (text: unknown): boolean => PATTERNS.tracking.test(String(text ?? '').trim())

/**
 * Returns the ms until a deadline, negative after it, or undefined without one. `ahead` is the number of ms by which
 * the server clock is ahead.
 */
export const leftUntil = (deadline: unknown, ahead: number, now: number): number | undefined => {
  const end = isBlank(deadline) ? undefined : toMillis(deadline)
  return end === undefined ? undefined : end - (now + ahead)
}
