import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { TextKey } from '@/locales'
import type { Coupon } from '@/entities/marketing/coupon'
import { leftOf, PERCENT_OFF } from '../parts/couponWords'

/** The ways to give coupons out. */
export const TO_ALL = 1
export const TO_CHOSEN = 2
export const TO_LIST = 3
export const TO_CLAIM = 4
/** Given at a planned time, not now. */
export const PLANNED = 2

const AHEAD_MS = 600_000
const MANY_PEOPLE = 1000
const MUCH_CENTS = 10_000_000

/** What is wrong with a planned time: ten minutes ahead at least, and before the coupon and the claiming end. */
export const sendFault = (value: unknown, ends: { coupon?: unknown; claim?: unknown }, now = Date.now()): TextKey | undefined => {
  const time = toMillis(value)
  if (time === undefined) return undefined
  // The box has no seconds.
  if (time < now + AHEAD_MS - 60_000) return 'coupons.sendAhead'
  const [coupon, claim] = [toMillis(ends.coupon), toMillis(ends.claim)]
  if (coupon !== undefined && time >= coupon) return 'coupons.sendBeforeEnd'
  return claim !== undefined && time >= claim ? 'coupons.claimAfterSend' : undefined
}

/** What a giving out comes to: how many coupons it needs, how many of them are not there, and what they are worth at most. */
export interface Reckoning {
  needed: number
  lacking: number
  /** Undefined where a coupon has no value of its own. */
  cents: number | undefined
  /** So much that the clerk types its name. */
  isLarge: boolean
}

/** Reckons a giving out to so many people. Whoever comes to a claim centre is served while there is stock, so nothing lacks there. */
export const reckon = (
  coupon: Pick<Coupon, 'couponType' | 'faceValue' | 'maxDiscount' | 'totalStock' | 'grantedCount'>,
  { grantType, perNum, people }: { grantType: unknown; perNum: number; people: number },
): Reckoning => {
  const left = leftOf(coupon)
  const asked = people * perNum
  const isClaimed = Number(grantType) === TO_CLAIM
  const needed = isClaimed ? Math.min(asked, left) : asked
  const one = toCents(Number(coupon.couponType) === PERCENT_OFF ? coupon.maxDiscount : coupon.faceValue)
  const cents = one ? one * needed : undefined
  return { needed, lacking: Math.max(0, needed - left), cents, isLarge: people >= MANY_PEOPLE || (cents ?? 0) >= MUCH_CENTS }
}
