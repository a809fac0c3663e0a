import { shopAfterSaleStatus as states, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { is } from '@/entities/field'
import { PATTERNS } from '@/entities/rules'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'

/** What decides how much can go back. */
type Owed = Pick<ShopAfterSale, 'refundAmount' | 'refundPoints' | 'maxAmount' | 'status'>

/** The most that can go back for a case, in cents: what was applied for, and what is left of what was paid where the server says so. */
export const mostCents = ({ refundAmount, maxAmount }: Owed): number | undefined => {
  const [applied, left] = [toCents(refundAmount), toCents(maxAmount)]
  return applied === undefined ? left : left === undefined ? applied : Math.min(applied, left)
}
/** Whether an amount may go back: above 0 unless nothing was paid in money, in cents, and no more than there is. */
export const isPayable = (row: Owed, amount: unknown): boolean => {
  const [cents, max] = [toCents(amount), mostCents(row)]
  if (cents === undefined || !/^\d+(\.\d{1,2})?$/.test(String(amount).trim())) return false
  return (cents > 0 || max === 0) && (max === undefined || cents <= max)
}
/** Whether points may go back. */
export const arePointsPayable = ({ refundPoints }: Owed, points: unknown): boolean => {
  const [asked, max] = [numberIn(points), numberIn(refundPoints)]
  return asked !== null && Number.isInteger(asked) && asked >= 0 && (max === null || asked <= max)
}
/** Whether less goes back than was applied for: then it must be said why. */
export const isLess = ({ refundAmount }: Owed, amount: unknown): boolean => {
  const [cents, applied] = [toCents(amount), toCents(refundAmount)]
  return cents !== undefined && applied !== undefined && cents < applied
}
/** Whether the refund goes out again after the payment provider refused it: then as it was. */
export const goesAgain = ({ status }: Pick<ShopAfterSale, 'status'>): boolean => is(status, states.failed)

/** Whether a text can be a tracking number. */
export const isTracking = (text: unknown): boolean => PATTERNS.tracking.test(String(text ?? '').trim())

/** How many ms are left until a deadline, by the server's clock; undefined where it has none. */
export const leftUntil = (deadline: unknown, ahead: number, now: number): number | undefined => {
  const end = isBlank(deadline) ? undefined : toMillis(deadline)
  return end === undefined ? undefined : end - (now + ahead)
}
