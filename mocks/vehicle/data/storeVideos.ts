import { dealerStatus } from '@/entities/shared/enums'
import { type StoreVideo, storeVideoStatus } from '@/entities/vehicle/storeVideo'
import { colors, type Context, picture } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'

export interface StoreVideoRow extends Stored<
  StoreVideo,
  'dealerName' | 'seriesName' | 'playCount' | 'finishRate' | 'likeCount' | 'shareCount' | 'clueCount'
> {
  index: number
  areaName: string
  cityName: string
}

const TITLES = [
  '到店实拍：新车到店',
  '交车仪式精彩瞬间',
  '试驾体验官招募',
  '售后课堂：冬季养护',
  '限时置换礼遇',
] as const
const FILMS = [
  ...['/__files/video-portrait', '/__files/video-landscape', '/__files/video-portrait'],
  ...['/__files/video-landscape', '/__files/video-gone', '/__files/video-landscape'],
] as const
const OLDEST = 240
const PUBLISHERS = 34

export const buildStoreVideos = (
  context: Context,
  ground: { dealers: readonly DealerRow[]; carSeries: readonly CarSeriesRow[] },
  count: number,
): StoreVideoRow[] => {
  const houses = ground.dealers.filter(({ status }) => status === dealerStatus.open).slice(0, PUBLISHERS)
  const series = ground.carSeries.filter(({ modelNames }) => modelNames.length > 0)
  return Array.from({ length: count }, (_, index) => {
    const house = index % 5 === 0 ? at(houses, 0) : at(houses, index * 7)
    return {
      index,
      id: String(8_500_000_001 + index * 11),
      title: `${at(TITLES, index)}（第${index + 1}期）`,
      cover: picture('视频', at(colors, index), 320, 180),
      videoUrl: at(FILMS, index),
      dealerCode: house.dealerCode,
      areaName: house.areaName,
      cityName: house.cityName,
      seriesCode: at(series, index).seriesCode,
      createBy: personName(context.random).name,
      createTime: context.workTime((index * 37) % OLDEST),
      videoSeconds: 15 + ((index * 13) % 105),
      status: index % 8 === 3 ? storeVideoStatus.unpublished : storeVideoStatus.published,
    }
  })
}

export interface DayFigures {
  plays: number
  users: number
  finished: number
  likes: number
  comments: number
  shares: number
  clues: number
}
/** Returns the figures of a video on its n-th day, derived from its place. Plays decline over time. */
export const figuresOn = (index: number, day: number): DayFigures => {
  const noise = ((index * 7919 + day * 104_729) >>> 0) % 50
  const plays = Math.floor((40 + (index % 17) * 12 + noise) / (1 + day / 12))
  return {
    plays,
    users: Math.floor(plays * 0.8),
    finished: Math.floor((plays * (30 + (index % 30))) / 100),
    likes: Math.floor(plays / 12),
    comments: Math.floor(plays / 45),
    shares: Math.floor(plays / 30),
    clues: Math.floor((plays * (1 + (index % 4)) + noise) / 100),
  }
}
