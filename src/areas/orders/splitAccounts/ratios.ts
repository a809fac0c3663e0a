import { fromCents, toCents } from '@/lib/money'

const WHOLE = 10_000

/**
 * Returns the percentage that completes 100, calculated in hundredths to avoid float errors. Undefined if `ratio` is
 * invalid or outside 0 to 100.
 */
export const otherRatio = (ratio: unknown): number | undefined => {
  const hundredths = toCents(ratio)
  return hundredths === undefined || hundredths < 0 || hundredths > WHOLE
    ? undefined
    : Number(fromCents(WHOLE - hundredths))
}

/** True if two percentages with two decimals add up to 100. */
export const isWhole = (dealer: unknown, platform: unknown): boolean => {
  const [one, other] = [toCents(dealer), toCents(platform)]
  return one !== undefined && other !== undefined && one >= 0 && other >= 0 && one + other === WHOLE
}
