import { audience, client, shelfStatus } from '@/entities/content/shared'
import type { SplashAd } from '@/entities/content/splashAd'
import { is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { maxConcurrent } from '@/lib/spans'
import type { TextKey } from '@/locales'
import { spanOf } from '../parts/scheduleDays'

export type Played = Pick<
  SplashAd,
  'id' | 'title' | 'sort' | 'status' | 'startTime' | 'endTime' | 'appTypes' | 'audience' | 'cityCodes' | 'cities'
>
export const SPLASH_CLIENTS: readonly number[] = [client.android, client.ios, client.harmony]
/** Maximum number of published ads that are evaluated. */
export const MAX_PLAYED = 50
/** Number of simultaneous ads above which a warning is shown, since the last may never play. */
export const CROWD = 5

interface Starter {
  /** Moment in ms. */
  at: number
  /** App of the user. If undefined, an ad must target all apps with a splash screen. */
  client?: number
  /** Audience of the user. With `everyone`, only ads for everyone match. */
  audience: number
  /** Empty for no particular city, where only nationwide ads match. */
  cityCode: string
}
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
  /** The other ads in order, each with all reasons why it does not play. */
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
const LAST = Number.MAX_SAFE_INTEGER
const bySort = (a: Played, b: Played) => (numberIn(a.sort) ?? LAST) - (numberIn(b.sort) ?? LAST)
const isUp = ({ status }: Played) => is(status, shelfStatus.up)

/** Sorts published ads first, then by sort number. Only the order of published ads decides which one plays. */
export const inOrder = <Row extends Played>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => Number(isUp(b)) - Number(isUp(a)) || bySort(a, b))

/**
 * Returns the ad that plays for a user, which is the published match with the smallest sort number, and the reasons
 * for the other published ads.
 */
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

/** Returns the ad that every user sees at a moment (ms), in all apps and the whole country. */
export const playsNow = <Row extends Played>(rows: readonly Row[], at: number): Row | undefined =>
  whatPlays(rows, { at, audience: audience.everyone, cityCode: '' }).winner

export const anyRuns = (rows: readonly Played[], at: number): boolean =>
  rows.some((row) => {
    const span = spanOf(row)
    return isUp(row) && span !== undefined && span.from <= at && at < span.until
  })

/** Returns the maximum number of published ads that run at the same time from that moment on. */
export const crowdFrom = (rows: readonly Played[], at: number): number =>
  maxConcurrent(
    rows.filter(isUp).flatMap((row) => spanOf(row) ?? []),
    { from: at, until: Infinity },
  )
