import type { TierInput } from '@/api/marketing/cashDraws'
import { fromCents, toCents } from '@/lib/money'
import type { Stake } from '../draws/chances'

/** What one tier may pay, in cents: the limits of the payment channels. */
const MIN = 30
const MAX = 50_000
/** From this amount on, in cents, the winner's real name is needed. */
const REAL_NAME_FROM = 20_000

/** Whole cents of what was typed as an amount; undefined for what is none, or has more than two decimals. */
export const centsOf = (value: unknown): number | undefined => {
  const text = String(value ?? '').trim()
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? toCents(text) : undefined
}

/** Whether an amount is one that the payment channels pay at once. */
export const isPayable = (amount: unknown): boolean => {
  const cents = centsOf(amount)
  return cents !== undefined && cents >= MIN && cents <= MAX
}

/** Whether some tier pays so much that its winner must be known by the real name. */
export const needsRealName = (tiers: readonly TierInput[]): boolean =>
  tiers.some(({ amount }) => (centsOf(amount) ?? 0) >= REAL_NAME_FROM)

/** What all of a tier pays, in cents; 0 while its amount or number is not there. */
export const subtotalOf = ({ amount, stock }: TierInput): number =>
  (toCents(amount) ?? 0) * (Number.isSafeInteger(stock) ? Number(stock) : 0)

/** What all tiers pay at the most, in cents. */
export const totalOf = (tiers: readonly TierInput[]): number => tiers.reduce((sum, tier) => sum + subtotalOf(tier), 0)

/** The same as an amount in yuan. */
export const maxTotalOf = (tiers: readonly TierInput[]): string => fromCents(totalOf(tiers))

/** A tier as drawing sees it. */
export const stakeOf = ({ amount, stock, dayStock, probability }: TierInput): Stake => ({
  probability,
  stock,
  dayStock,
  worth: amount,
})
