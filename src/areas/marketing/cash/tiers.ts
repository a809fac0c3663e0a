import type { TierInput } from '@/api/cashDraws'
import { fromCents, toCents } from '@/lib/money'
import type { Stake } from '../draws/chances'

/** What all of a tier pays, in cents; 0 while its amount or number is not there. */
export const subtotalOf = ({ amount, stock }: TierInput): number => (toCents(amount) ?? 0) * (Number.isSafeInteger(stock) ? Number(stock) : 0)

/** What all tiers pay at the most, in cents. */
export const totalOf = (tiers: readonly TierInput[]): number => tiers.reduce((sum, tier) => sum + subtotalOf(tier), 0)

/** The same as an amount in yuan. */
export const mostOf = (tiers: readonly TierInput[]): string => fromCents(totalOf(tiers))

/** A tier as drawing sees it. */
export const stakeOf = ({ amount, stock, dayStock, probability }: TierInput): Stake => ({ probability, stock, dayStock, worth: amount })
