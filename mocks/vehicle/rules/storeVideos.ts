import type { StoreVideo } from '@/entities/vehicle/storeVideo'
import { storeVideoStatus } from '@/entities/vehicle/storeVideo'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { buildStoreVideos, type DayFigures, figuresOn, type StoreVideoRow } from '../data/storeVideos'

const COUNT = 260
const DAY = 86_400_000
const NONE: DayFigures = { plays: 0, users: 0, finished: 0, likes: 0, comments: 0, shares: 0, clues: 0 }

export const storeVideos = seeded('storeVideos', (): readonly StoreVideoRow[] =>
  buildStoreVideos(createContext(reference(), 20_261_131, 530_001), org, COUNT * control.volume()),
)

const added = (a: DayFigures, b: DayFigures): DayFigures => ({
  plays: a.plays + b.plays,
  users: a.users + b.users,
  finished: a.finished + b.finished,
  likes: a.likes + b.likes,
  comments: a.comments + b.comments,
  shares: a.shares + b.shares,
  clues: a.clues + b.clues,
})
const millisOf = (day: string) => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
const dayOf = (millis: number) => new Date(millis).toISOString().slice(0, 10)
export const shifted = (day: string, days: number): string => dayOf(millisOf(day) + days * DAY)
export const daysBetween = (from: string, until: string): number => (millisOf(until) - millisOf(from)) / DAY + 1

export const figuresOf = (videos: readonly StoreVideoRow[], from: string, until: string): DayFigures => {
  let sum = NONE
  for (const { index, createTime } of videos) {
    const born = millisOf(createTime)
    for (let day = Math.max(born, millisOf(from)); day <= millisOf(until); day += DAY)
      sum = added(sum, figuresOn(index, (day - born) / DAY))
  }
  return sum
}

/** Returns a rate in percent, or undefined for a zero denominator. */
const rate = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part * 1000) / whole) / 10
const change = (now: number, before: number) => rate(now - before, before)

export const reportOf = (videos: readonly StoreVideoRow[], from: string, until: string) => {
  const now = figuresOf(videos, from, until)
  const span = daysBetween(from, until)
  const before = figuresOf(videos, shifted(from, -span), shifted(from, -1))
  const published = videos.filter(({ createTime }) => createTime.slice(0, 10) <= until)
  return {
    videoCount: published.filter(({ status }) => status === storeVideoStatus.published).length,
    newCount: published.filter(({ createTime }) => createTime >= from).length,
    playCount: now.plays,
    playUserCount: now.users,
    finishRate: rate(now.finished, now.plays),
    likeCount: now.likes,
    commentCount: now.comments,
    shareCount: now.shares,
    clueCount: now.clues,
    clueRate: rate(now.clues, now.plays),
    momRate: change(now.plays, before.plays),
    lastPublishTime:
      published
        .map(({ createTime }) => createTime)
        .toSorted()
        .at(-1) ?? '',
  }
}

/** Returns the sums of videos in a period, each compared with the period before. */
export const sumsOf = (videos: readonly StoreVideoRow[], from: string, until: string) => {
  const span = daysBetween(from, until)
  const [now, before] = [
    [from, until],
    [shifted(from, -span), shifted(from, -1)],
  ].map(([first = '', last = '']) => {
    const { lastPublishTime: _last, ...sums } = reportOf(videos, first, last)
    const inSight = videos.filter(
      ({ status, createTime }) => status === storeVideoStatus.published && createTime.slice(0, 10) <= last,
    )
    return { storeCount: new Set(inSight.map(({ dealerCode }) => dealerCode)).size, ...sums }
  })
  const mom = (key: 'storeCount' | 'videoCount' | 'finishRate' | 'clueCount' | 'clueRate') =>
    change(now?.[key] ?? 0, before?.[key] ?? 0)
  return {
    ...now,
    storeMom: mom('storeCount'),
    videoMom: mom('videoCount'),
    finishMom: mom('finishRate'),
    clueMom: mom('clueCount'),
    clueRateMom: mom('clueRate'),
  }
}

export const dealerReport = (
  dealer: { dealerCode: string; areaName: string; cityName: string },
  videos: readonly StoreVideoRow[],
  from: string,
  until: string,
) => ({
  groupKey: dealer.dealerCode,
  dealerCode: dealer.dealerCode,
  dealerName: dealerName(dealer.dealerCode),
  areaName: dealer.areaName,
  cityName: dealer.cityName,
  ...reportOf(videos, from, until),
})

export const videoView = ({ index, ...row }: StoreVideoRow, from: string, until: string): StoreVideo => {
  const figures = figuresOf([{ index, ...row }], from, until)
  return {
    // The data holds only the values of the enumeration.
    ...(row as unknown as StoreVideo),
    dealerName: dealerName(row.dealerCode),
    seriesName: seriesName(row.seriesCode),
    playCount: figures.plays,
    // A video without plays has no rate.
    finishRate: rate(figures.finished, figures.plays) as number, // as above
    likeCount: figures.likes,
    shareCount: figures.shares,
    clueCount: figures.clues,
  }
}
