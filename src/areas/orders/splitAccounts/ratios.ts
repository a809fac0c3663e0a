import { fromCents, toCents } from '@/lib/money'

const WHOLE = 10_000

/** The other of two percentages that add up to 100: counted in hundredths, so that no float creeps in. Undefined where this one is none, or beyond 0 to 100. */
export const otherRatio = (ratio: unknown): number | undefined => {
  const hundredths = toCents(ratio)
  return hundredths === undefined || hundredths < 0 || hundredths > WHOLE
    ? undefined
    : Number(fromCents(WHOLE - hundredths))
}

/** Whether two percentages add up to 100, of two decimals each. */
export const isWhole = (dealer: unknown, platform: unknown): boolean => {
  const [one, other] = [toCents(dealer), toCents(platform)]
  return one !== undefined && other !== undefined && one >= 0 && other >= 0 && one + other === WHOLE
}
