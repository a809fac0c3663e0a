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
/** Whether headquarters took it down: then its store neither changes nor publishes it. */
export const isHeld = ({ status, offBy }: State): boolean =>
  is(status, promoStatus.down) && is(offBy, promoOffBy.headquarters)
/** Whether it is out or waits for its time: then only its end, hotline and text may change. */
export const isOut = ({ status }: Pick<State, 'status'>): boolean => is(status, promoStatus.waiting, promoStatus.shown)

/** What may be done by its state and by who looks on; a sales area only reads. */
export const mayEdit = (row: State, { area, head }: Who): boolean => !area && (head || !isHeld(row))
export const mayPublish = (row: State, { area, head }: Who): boolean =>
  !area && is(row.status, promoStatus.draft, promoStatus.down) && (head || !isHeld(row))
export const mayTakeDown = (row: State, { area }: Who): boolean => !area && isOut(row)

/** A text key for what is wrong with the end of a promotion. */
export const endFault = (start: unknown, end: unknown, now = Date.now()) => {
  const [from, until] = [toMillis(start), toMillis(end)]
  if (until === undefined) return undefined
  if (from !== undefined && until <= from) return 'storePromotions.badOrder' as const
  if (from !== undefined && until - from > MAX_PROMOTION_DAYS * DAY) return 'storePromotions.tooLong' as const
  return until <= now ? ('storePromotions.past' as const) : undefined
}

/** The words in a promotion that advertising law does not allow. */
export const adWordsIn = ({ title, content }: Partial<Pick<StorePromotion, 'title' | 'content'>>): string[] => {
  const text = `${plain(title)} ${wordsOf(content)}`
  return AD_WORDS.filter((word) => text.includes(word))
}
