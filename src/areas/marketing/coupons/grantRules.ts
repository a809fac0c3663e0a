import { is } from '@/entities/field'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'
import type { Coupon } from '@/entities/marketing/coupon'
import { couponType, grantType as grantTypes } from '@/entities/marketing/couponEnums'
import { leftOf } from '../parts/couponWords'

const AHEAD_MS = 600_000
const MANY_PEOPLE = 1000
const MUCH_CENTS = 10_000_000

/** Validates a scheduled time: at least ten minutes ahead, and before the end of the coupon and of the claim period. */
export const validateSend = (
  value: unknown,
  ends: { coupon?: unknown; claim?: unknown },
  now = Date.now(),
): TextKey | undefined => {
  const time = toMillis(value)
  if (time === undefined) return undefined
  // The box has no seconds.
  if (time < now + AHEAD_MS - 60_000) return 'coupons.sendAhead'
  const [coupon, claim] = [toMillis(ends.coupon), toMillis(ends.claim)]
  if (coupon !== undefined && time >= coupon) return 'coupons.sendBeforeEnd'
  return claim !== undefined && time >= claim ? 'coupons.claimAfterSend' : undefined
}

export interface Estimate {
  /** Null if the number of people is unknown. */
  needed: number | null
  lacking: number
  /** Undefined if it is unknown or a coupon has no value of its own. */
  cents: number | undefined
  /** True if the number of people is high or unknown, or the value is high. The name then has to be typed. */
  isLarge: boolean
}

/**
 * Calculates the coupons that a grant needs and lacks, and their maximum value. A claim centre serves people while
 * stock lasts, so nothing is lacking there. `people` is null if the server did not report it.
 */
export const estimate = (
  coupon: Pick<Coupon, 'couponType' | 'faceValue' | 'maxDiscount' | 'totalStock' | 'grantedCount'>,
  { grantType, perNum, people }: { grantType: unknown; perNum: number; people: number | null },
): Estimate => {
  const left = leftOf(coupon)
  if (people === null) return { needed: null, lacking: 0, cents: undefined, isLarge: true }
  const asked = people * perNum
  const isClaimed = is(grantType, grantTypes.claim)
  const needed = isClaimed ? Math.min(asked, left ?? asked) : asked
  const one = toCents(is(coupon.couponType, couponType.percentOff) ? coupon.maxDiscount : coupon.faceValue)
  const cents = one ? one * needed : undefined
  return {
    needed,
    // If the remaining stock is unknown, the server checks it.
    lacking: left === null ? 0 : Math.max(0, needed - left),
    cents,
    isLarge: people >= MANY_PEOPLE || (cents ?? 0) >= MUCH_CENTS,
  }
}
