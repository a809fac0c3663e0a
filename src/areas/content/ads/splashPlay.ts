import { audience, client, shelfStatus } from '@/entities/content/shared'
import type { SplashAd } from '@/entities/content/splashAd'
import { is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { maxConcurrent } from '@/lib/spans'
import type { TextKey } from '@/locales'
import { spanOf } from '../parts/scheduleDays'

/** What of a splash ad decides who sees it. */
export type Played = Pick<
  SplashAd,
  'id' | 'title' | 'sort' | 'status' | 'startTime' | 'endTime' | 'appTypes' | 'audience' | 'cityCodes' | 'cities'
>
/** The apps of owners that have a first screen. */
export const SPLASH_CLIENTS: readonly number[] = [client.android, client.ios, client.harmony]
/** So many ads on the shelf are looked at. */
export const MAX_PLAYED = 50
/** More than so many at one time are too many: the last of them may never be seen. */
export const CROWD = 5

/** Somebody who starts the app. */
interface Starter {
  /** When, in milliseconds. */
  at: number
  /** By which app; undefined for all of them. */
  client?: number
  /** To whom it belongs; everyone, where only what is for all is meant. */
  audience: number
  /** Where; '' for no city in particular, where only what is for the whole country plays. */
  cityCode: string
}
/** Why an ad does not play. */
type Reason = Extract<
  TextKey,
  | 'splash.waiting'
  | 'splash.ended'
  | 'splash.otherClient'
  | 'splash.otherAudience'
  | 'splash.otherCity'
  | 'splash.ahead'
>
interface Outcome<Row> {
  winner: Row | undefined
  /** The others in their order, each with all that keeps it from playing. */
  others: readonly { row: Row; reasons: readonly Reason[] }[]
}

const layoutFaults = (row: Played, { at, client: app, audience: group, cityCode }: Starter): Reason[] => {
  const span = spanOf(row)
  const apps = row.appTypes.map(Number)
  const wanted = app === undefined ? SPLASH_CLIENTS : [app]
  const isNationwide = row.cityCodes.length === 0 && row.cities.length === 0
  const all: readonly [boolean, Reason][] = [
    [span === undefined || at < span.from, 'splash.waiting'],
    [span !== undefined && at >= span.until, 'splash.ended'],
    [wanted.some((one) => !apps.includes(one)), 'splash.otherClient'],
    [!is(row.audience, audience.everyone) && Number(row.audience) !== group, 'splash.otherAudience'],
    [!isNationwide && !row.cityCodes.includes(cityCode), 'splash.otherCity'],
  ]
  return all.flatMap(([misses, reason]) => (misses ? [reason] : []))
}
/** Where one without a number stands. */
const LAST = Number.MAX_SAFE_INTEGER
const bySort = (a: Played, b: Played) => (numberIn(a.sort) ?? LAST) - (numberIn(b.sort) ?? LAST)
const isUp = ({ status }: Played) => is(status, shelfStatus.up)

/** Ads by their priority: first those on the shelf, which alone have one that counts. */
export const inOrder = <Row extends Played>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(isUp(b)) - Number(isUp(a)) || bySort(a, b))

/** The ad that plays for somebody - of those on the shelf that fit, the one with the smallest number - and why the others do not. */
export const whatPlays = <Row extends Played>(rows: readonly Row[], starter: Starter): Outcome<Row> => {
  const looked = rows
    .filter(isUp)
    .toSorted(bySort)
    .map((row) => ({ row, reasons: layoutFaults(row, starter) }))
  const winner = looked.find(({ reasons }) => reasons.length === 0)?.row
  return {
    winner,
    others: looked.flatMap(({ row, reasons }) =>
      row === winner ? [] : [{ row, reasons: reasons.length > 0 ? reasons : (['splash.ahead'] as const) }],
    ),
  }
}

/** The ad that everyone in the whole country sees at a moment, by each of the apps. */
export const playsNow = <Row extends Played>(rows: readonly Row[], at: number): Row | undefined =>
  whatPlays(rows, { at, audience: audience.everyone, cityCode: '' }).winner

/** Whether any of the ads on the shelf is shown to anybody at a moment. */
export const anyRuns = (rows: readonly Played[], at: number): boolean =>
  rows.some((row) => {
    const span = spanOf(row)
    return isUp(row) && span !== undefined && span.from <= at && at < span.until
  })

/** How many of those on the shelf run at one time, at most, from a moment on. */
export const crowdFrom = (rows: readonly Played[], at: number): number =>
  maxConcurrent(
    rows.filter(isUp).flatMap((row) => spanOf(row) ?? []),
    { from: at, until: Infinity },
  )
