import type { ContentKind } from '@/business/links/sources'
import { recPosition } from '@/entities/content/recommend'
import { recContent } from '@/entities/content/shared'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { toMillis } from '@/lib/time'

/** The content that a type of it is chosen from; none for an address. */
export const kindsOf = (type: unknown): readonly ContentKind[] | undefined => KINDS[Number(type)]
const KINDS: Readonly<Partial<Record<number, readonly ContentKind[]>>> = {
  [recContent.news]: ['news'],
  [recContent.dynamic]: ['dynamic'],
  [recContent.topic]: ['topic'],
  [recContent.activity]: ['enroll', 'vote'],
  [recContent.club]: ['club'],
  [recContent.goods]: ['goods'],
}
/** The type of content that a kind of it is. */
export const typeOf = (kind: ContentKind): number | undefined => {
  const found = Object.entries(KINDS).find(([, kinds]) => kinds?.includes(kind))
  return found && Number(found[0])
}

/** What is wrong with the content that was chosen, as a key of a text. */
export const contentError = (type: unknown, value: unknown) => {
  const chosen = plain(value).trim()
  return chosen && is(Number(type), recContent.web) && !/^https:\/\/[^\s/]+/.test(chosen) ? 'rec.httpsOnly' : undefined
}

/** The pages that have slots, each with its own. */
export const PAGES = {
  home: [recPosition.homeCarousel, recPosition.homeFeed],
  discover: [recPosition.discoverCarousel, recPosition.discoverPicks],
  news: [recPosition.headline],
} as const satisfies Record<string, readonly number[]>
export type RecPage = keyof typeof PAGES
/** The page that has a slot; the home where none is chosen yet. */
export const pageWith = (position: unknown): RecPage =>
  is(Number(position), ...PAGES.discover) ? 'discover' : is(Number(position), ...PAGES.news) ? 'news' : 'home'

/** Whether it is seen at a moment, as far as it says itself: alive and within its time. */
export const showsAt = (
  { startTime, endTime, aliveFlag }: { startTime: unknown; endTime: unknown; aliveFlag?: unknown },
  moment: number,
): boolean =>
  !is(aliveFlag, 0) && (toMillis(startTime) ?? -Infinity) <= moment && moment < (toMillis(endTime) ?? Infinity)

/** The feed as users read it: each recommendation at its place, with an ordinary post before it where there is room for one. */
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
