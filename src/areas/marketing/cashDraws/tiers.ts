import type { TierInput } from '@/api/marketing/cashDraws'
import { fromCents, toCents } from '@/lib/money'
import type { Stake } from '../draws/chances'

/** Limits of a single payment in cents, set by the payment channels. */
const MIN = 30
const MAX = 50_000
/** Amount in cents from which the winner's real name is required. */
const REAL_NAME_FROM = 20_000

/** Parses an amount to whole cents. Undefined if it is invalid or has more than two decimals. */
export const centsOf = (value: unknown): number | undefined => {
  const text = String(value ?? '').trim()
  return /^\d{1,10}(\.\d{1,2})?$/.test(text) ? toCents(text) : undefined
}

/** True if the payment channels accept the amount as a single payment. */
export const isPayable = (amount: unknown): boolean => {
  const cents = centsOf(amount)
  return cents !== undefined && cents >= MIN && cents <= MAX
}

export const needsRealName = (tiers: readonly TierInput[]): boolean =>
  tiers.some(({ amount }) => (centsOf(amount) ?? 0) >= REAL_NAME_FROM)

/** Returns the maximum payout of a tier in cents. 0 while amount or stock is missing. */
export const subtotalOf = ({ amount, stock }: TierInput): number =>
  (toCents(amount) ?? 0) * (Number.isSafeInteger(stock) ? Number(stock) : 0)

/** Returns the maximum payout of all tiers in cents. */
export const totalOf = (tiers: readonly TierInput[]): number => tiers.reduce((sum, tier) => sum + subtotalOf(tier), 0)

export const maxTotalOf = (tiers: readonly TierInput[]): string => fromCents(totalOf(tiers))

export const stakeOf = ({ amount, stock, dayStock, probability }: TierInput): Stake => ({
  probability,
  stock,
  dayStock,
  worth: amount,
})
