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

/** What is wrong with a planned time: ten minutes ahead at least, and before the coupon and the claiming end. */
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

/** What a grant comes to: how many coupons it needs, how many of them are not there, and what they are worth at most. */
export interface Estimate {
  needed: number
  lacking: number
  /** Undefined where a coupon has no value of its own. */
  cents: number | undefined
  /** So much that the clerk types its name. */
  isLarge: boolean
}

/** Calculates a grant to so many people. Whoever comes to a claim centre is served while there is stock, so nothing lacks there. */
export const estimate = (
  coupon: Pick<Coupon, 'couponType' | 'faceValue' | 'maxDiscount' | 'totalStock' | 'grantedCount'>,
  { grantType, perNum, people }: { grantType: unknown; perNum: number; people: number },
): Estimate => {
  const left = leftOf(coupon)
  const asked = people * perNum
  const isClaimed = is(grantType, grantTypes.claim)
  const needed = isClaimed ? Math.min(asked, left ?? asked) : asked
  const one = toCents(is(coupon.couponType, couponType.percentOff) ? coupon.maxDiscount : coupon.faceValue)
  const cents = one ? one * needed : undefined
  return {
    needed,
    // What is left that nobody named is for the server to check.
    lacking: left === null ? 0 : Math.max(0, needed - left),
    cents,
    isLarge: people >= MANY_PEOPLE || (cents ?? 0) >= MUCH_CENTS,
  }
}
