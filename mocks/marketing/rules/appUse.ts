import type { AppDay, AppUse } from '@/entities/marketing/appDay'
import { pushFlag } from '@/entities/marketing/material'
import { dealerType } from '@/entities/shared/enums'
import { formatTime, toMillis } from '@/lib/time'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { seesRecord } from '../../system/rules/access'
import type { UserRow } from '../../system/data/types'
import type { ShareRow } from '../data/materials'
import { type ShelfRow, shares } from './materials'

const DAY = 86_400_000
const DAYS = 90
const MAX_DEALERS = 10
/** Values by which the lists count the materials in the owner app. */
export const PUSH_FLAGS = [pushFlag.no, pushFlag.pushed, pushFlag.changed]

type Pushed = Pick<ShelfRow, 'id' | 'inAppSince'>

const dayOf = (millis: number) => formatTime(millis, 'YYYY-MM-DD')
/**
 * Returns the views of a material in the owner app on a day. There are none before its first push, and more at
 * weekends.
 */
const viewsOn = ({ id, inAppSince }: Pushed, time: number): number => {
  const since = toMillis(inAppSince)
  if (since === undefined || dayOf(time) < dayOf(since)) return 0
  const seed = Number(id.slice(-5)) || 7
  const day = Math.floor(time / DAY)
  return 20 + (seed % 9) * 11 + ((seed * 31 + day * 17) % 53) + (day % 7 > 4 ? 40 : 0)
}
const timesOf = (now: number) => Array.from({ length: DAYS }, (_, at) => now - (DAYS - 1 - at) * DAY)

/** Returns the views of a material in the owner app in the last 90 days, which equal the sum of its `trend`. */
export const appViewsOf = (row: Pushed, now: number): number =>
  row.inAppSince === '' ? 0 : timesOf(now).reduce((sum, time) => sum + viewsOn(row, time), 0)
/** Returns the likes and leads that result from a number of views. Without views both are 0. */
export const broughtBy = (views: number, id: string) => ({
  likeCount: Math.floor(views / (18 + (Number(id.slice(-2)) % 9))),
  clueCount: Math.floor(views / (110 + (Number(id.slice(-2)) % 40))),
})

/**
 * Returns the daily use of a material in the owner app, limited to the shares a user may see. Headquarters also gets
 * the top sharers. `scans` is the number of scanned codes per share.
 */
export const appUseOf = (row: Pushed, user: UserRow, now: number, scans?: number): AppUse => {
  const sees = seesRecord(user)
  const own = shares.filter(
    ({ materialId, dealerCode }) => materialId === row.id && sees({ dealerCode, areaName: areaOf(dealerCode) }),
  )
  const countBy = (key: (share: ShareRow) => string) => {
    const counts = new Map<string, number>()
    for (const share of own) counts.set(key(share), (counts.get(key(share)) ?? 0) + 1)
    return counts
  }
  const byDay = countBy(({ shareTime }) => shareTime.slice(0, 10))
  const byDealer = countBy(({ dealerCode }) => dealerCode)
  return {
    trend: timesOf(now).map((time): AppDay => {
      const date = dayOf(time)
      const [viewCount, shareCount] = [viewsOn(row, time), byDay.get(date) ?? 0]
      return {
        date,
        viewCount,
        viewUserCount: Math.ceil(viewCount * 0.8),
        shareCount,
        ...(scans !== undefined && { scanCount: shareCount * scans }),
      }
    }),
    ranking:
      user.dealerType === dealerType.headquarters
        ? [...byDealer]
            .map(([dealerCode, shareCount]) => ({ dealerCode, dealerName: dealerName(dealerCode), shareCount }))
            .toSorted((a, b) => b.shareCount - a.shareCount)
            .slice(0, MAX_DEALERS)
        : [],
    asOf: formatTime(now),
  }
}

export const sumsOf = <Key extends string>(
  rows: readonly { readonly [K in Key]?: number }[],
  keys: readonly Key[],
): Record<string, number> =>
  Object.fromEntries(keys.map((key) => [key, rows.reduce((sum, row) => sum + (row[key] ?? 0), 0)]))
export const pushedIn = (rows: readonly { readonly pushFlag: unknown }[]): number =>
  rows.filter((row) => row.pushFlag !== pushFlag.no).length
