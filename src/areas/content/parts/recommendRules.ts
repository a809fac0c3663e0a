import type { ContentKind } from '@/business/links/sources'
import { recPosition } from '@/entities/content/recommend'
import { recContent } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { toMillis } from '@/lib/time'

/** Returns the content kinds of a type. Undefined if it is an address or none is chosen. */
export const kindsOf = (type: unknown): readonly ContentKind[] | undefined => KINDS[Number(type)]
const KINDS: Readonly<Partial<Record<number, readonly ContentKind[]>>> = {
  [recContent.news]: ['news'],
  [recContent.dynamic]: ['dynamic'],
  [recContent.topic]: ['topic'],
  [recContent.activity]: ['enroll', 'vote'],
  [recContent.club]: ['club'],
  [recContent.goods]: ['goods'],
}
export const typeOf = (kind: ContentKind): number | undefined => {
  const found = Object.entries(KINDS).find(([, kinds]) => kinds?.includes(kind))
  return found && Number(found[0])
}

/**
 * Returns the text key of the error of a chosen content: the address of a web page must start with https://.
 * Undefined if valid or empty.
 */
export const contentError = (type: unknown, value: unknown) => {
  const chosen = plain(value).trim()
  return chosen && is(Number(type), recContent.web) && !/^https:\/\/[^\s/]+/.test(chosen) ? 'rec.httpsOnly' : undefined
}

export const PAGES = {
  home: [recPosition.homeCarousel, recPosition.homeFeed],
  discover: [recPosition.discoverCarousel, recPosition.discoverPicks],
  news: [recPosition.headline],
} as const satisfies Record<string, readonly number[]>
export type RecPage = keyof typeof PAGES
/** Returns the page of a slot. The home page if none is chosen. */
export const pageWith = (position: unknown): RecPage =>
  is(Number(position), ...PAGES.discover) ? 'discover' : is(Number(position), ...PAGES.news) ? 'news' : 'home'

/** True if it is visible at a moment: the content exists and the moment is within its period. */
export const showsAt = (
  { startTime, endTime, aliveFlag }: { startTime: unknown; endTime: unknown; aliveFlag?: unknown },
  moment: number,
): boolean =>
  !is(aliveFlag, 0) && (toMillis(startTime) ?? -Infinity) <= moment && moment < (toMillis(endTime) ?? Infinity)

/**
 * Returns the recommendations in feed order. An undefined entry represents the ordinary posts before a place that
 * does not follow the previous one.
 */
export const feedOf = <Row extends { sort?: unknown }>(rows: readonly Row[]): (Row | undefined)[] => {
  let last = 0
  return rows
    .toSorted((a, b) => Number(a.sort) - Number(b.sort))
    .flatMap((row) => {
      const place = Number(row.sort)
      const gap = place > last + 1
      last = place
      return gap ? [undefined, row] : [row]
    })
}
