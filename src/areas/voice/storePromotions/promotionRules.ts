import type { Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import {
  AD_WORDS,
  MAX_PROMOTION_DAYS,
  promoOffBy,
  promoStatus,
  type StorePromotion,
} from '@/entities/voice/storePromotion'
import { wordsOf } from '@/kit/rich/html'
import { plain } from '@/kit/show/format'
import { toMillis } from '@/lib/time'

const DAY = 86_400_000
type State = Pick<StorePromotion, 'status' | 'offBy'>
type Who = Pick<Viewer, 'area' | 'head'>

export const nameOf = (row: StorePromotion): string => plain(row.title) || plain(row.id)
/** Returns true if headquarters took the promotion down. The store may then neither change nor publish it. */
export const isHeld = ({ status, offBy }: State): boolean =>
  is(status, promoStatus.down) && is(offBy, promoOffBy.headquarters)
/** Returns true if the promotion is published or scheduled. Only its end, hotline and text may then change. */
export const isOut = ({ status }: Pick<State, 'status'>): boolean => is(status, promoStatus.waiting, promoStatus.shown)

/** Permissions by state and viewer; a sales area is read-only. */
export const mayEdit = (row: State, { area, head }: Who): boolean => !area && (head || !isHeld(row))
export const mayPublish = (row: State, { area, head }: Who): boolean =>
  !area && is(row.status, promoStatus.draft, promoStatus.down) && (head || !isHeld(row))
export const mayTakeDown = (row: State, { area }: Who): boolean => !area && isOut(row)

export const endFault = (start: unknown, end: unknown, now = Date.now()) => {
  const [from, until] = [toMillis(start), toMillis(end)]
  if (until === undefined) return undefined
  if (from !== undefined && until <= from) return 'storePromotions.badOrder' as const
  if (from !== undefined && until - from > MAX_PROMOTION_DAYS * DAY) return 'storePromotions.tooLong' as const
  return until <= now ? ('storePromotions.past' as const) : undefined
}

export const adWordsIn = ({ title, content }: Partial<Pick<StorePromotion, 'title' | 'content'>>): string[] => {
  const text = `${plain(title)} ${wordsOf(content)}`
  return AD_WORDS.filter((word) => text.includes(word))
}
