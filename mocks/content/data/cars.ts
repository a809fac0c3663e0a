import { albumType, carPlace, picScene, picSource } from '@/entities/content/carEnums'
import { shelfStatus } from '@/entities/content/shared'
import { bodyType, enableStatus } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'
import { BACKS, carPicture, LOST, PAINTS } from './carPictures'

/** A car of the product master as stored. The price is in yuan, null if the master has none. */
export interface CarRow {
  id: string
  modelCode: string
  modelName: string
  seriesCode: string
  yearModel: string
  energyType: number
  cover: string
  guidePrice: number | null
  seatCount: number
  range: string
  colorNames: string[]
  places: number[]
  sort: number
  status: number
  shelfTime: string
  syncTime: string
  changedFields: string[]
  updateBy: string
}
export interface SettingRow {
  id: string
  seriesCode: string
  modelCode: string
  colorName: string
  scene: number
  cover: string
  images: string[]
  status: number
  updateBy: string
  updateTime: string
}
export interface GalleryRow {
  id: string
  title: string
  image: string
  seriesCode: string
  modelCode: string
  albumType: number
  source: number
  size: string
  tags: string[]
  viewCount: number
  downloadCount: number
  status: number
  createBy: string
  ownerName: string
  createTime: string
}

const YEARS = ['2026款', '2025款', '2024款', '2023款', '2022款'] as const
const PLAIN = ['舒适型', '豪华型', '旗舰型'] as const
const CARS_A_SERIES = 15
const FIRST_CAR = 61_001
const EDITORS = ['李静', '周志强', '王敏'] as const
const shade = (name: string): string => PAINTS.find(([paint]) => paint === name)?.[1] ?? PAINTS[0][1]
const RANGE = ['1.5T 湿式双离合', '纯电 120km', '增程 1200km', '纯电 560km'] as const

export const buildCars = (context: Context, series: readonly CarSeriesRow[]): CarRow[] =>
  series.flatMap((one, place) =>
    Array.from({ length: CARS_A_SERIES }, (_, index): CarRow => {
      const number = place * CARS_A_SERIES + index
      const trims = one.modelNames.length ? one.modelNames : PLAIN
      const year = at(YEARS, Math.floor(index / 3))
      const isNew = index < 3
      const isOld = index >= 11
      const status = isNew
        ? index === 1
          ? shelfStatus.new
          : shelfStatus.up
        : isOld
          ? shelfStatus.down
          : shelfStatus.up
      const syncDays = status === shelfStatus.new ? 2 + (place % 4) : 10 + (number % 60)
      const colorNames = PAINTS.slice(number % 2, (number % 2) + 3 + (number % 3)).map(([name]) => name)
      return {
        id: String(FIRST_CAR + number),
        modelCode: `${one.seriesCode.replaceAll('_', '')}-${year.slice(2, 4)}${String(index + 1).padStart(2, '0')}`,
        modelName: `${year} ${at(trims, index)}${index % 3 < trims.length ? '' : ' 纪念版'}`,
        seriesCode: one.seriesCode,
        yearModel: year,
        energyType: one.energyType,
        cover:
          number % 23 === 1
            ? ''
            : number === 7
              ? LOST
              : carPicture(shade(colorNames[0] ?? ''), 960, 540, 'side', at(BACKS, number)),
        guidePrice: number % 29 === 16 ? null : (one.minPrice ?? 100_000) + index * 3000,
        seatCount: one.bodyType === bodyType.mpv ? 7 : 5,
        range: at(RANGE, one.energyType - 1),
        colorNames,
        places:
          status === shelfStatus.new
            ? [carPlace.choice, carPlace.testDrive]
            : [carPlace.choice, carPlace.testDrive, carPlace.binding, carPlace.calculator].slice(0, 2 + (number % 3)),
        sort: (number + 1) * 10,
        status,
        shelfTime: status === shelfStatus.new ? '' : context.workTime(40 + (number % 200)),
        syncTime: `${context.date(syncDays)} 02:10:00`,
        changedFields: number % 9 === 4 ? ['guidePrice', 'colorNames'] : number % 17 === 3 ? ['range'] : [],
        updateBy: status === shelfStatus.new ? '主数据同步' : at(EDITORS, number),
      }
    }),
  )

const SIDES: Readonly<Record<number, readonly [number, number]>> = {
  [picScene.myCar]: [750, 422],
  [picScene.topView]: [400, 800],
  [picScene.reservation]: [200, 112],
  [picScene.orderCard]: [335, 188],
  [picScene.ownerBadge]: [690, 388],
}
const SCENES = [picScene.myCar, picScene.topView, picScene.reservation, picScene.orderCard, picScene.ownerBadge]
const FIRST_SETTING = 64_001
const SETTINGS = 90

export const buildSettings = (context: Context, cars: readonly CarRow[]): SettingRow[] => {
  const codes = [...new Set(cars.map(({ seriesCode }) => seriesCode))]
  const wanted = [
    ...codes.slice(0, 6).flatMap((seriesCode, place) =>
      SCENES.filter((scene) => (place + scene) % 6 !== 0).map((scene) => ({
        seriesCode,
        modelCode: '',
        colorName: '',
        scene,
      })),
    ),
    ...cars
      .filter((_, index) => index % 5 === 0)
      .flatMap(({ seriesCode, modelCode }, index) => [
        { seriesCode, modelCode, colorName: '', scene: at(SCENES, index) },
      ]),
    ...cars
      .filter((_, index) => index % 3 === 0)
      .map(({ seriesCode, modelCode, colorNames }, index) => ({
        seriesCode,
        modelCode,
        colorName: at(colorNames, index),
        scene: at(SCENES, index * 2),
      })),
  ]
  return wanted.slice(0, SETTINGS).map((one, index): SettingRow => {
    const [width, height] = SIDES[one.scene] ?? [690, 388]
    const view = one.scene === picScene.topView ? 'top' : 'side'
    const color = shade(one.colorName || at(PAINTS, index)[0])
    return {
      id: String(FIRST_SETTING + index),
      ...one,
      cover: index === 12 ? LOST : carPicture(color, width, height, view),
      images:
        one.scene === picScene.myCar && index % 2 === 0
          ? BACKS.slice(0, 4).map((back) => carPicture(color, width, height, 'side', back))
          : [],
      status: index % 14 === 9 ? enableStatus.disabled : enableStatus.enabled,
      updateBy: at(EDITORS, index),
      updateTime: context.workTime(3 + index),
    }
  })
}

const TITLES = ['沿海公路', '城市夜色', '雪山脚下', '展厅实拍', '晨光侧影', '星空顶', '后排空间', '轮毂细节'] as const
const TAGS = ['官方', '夜景', '户外', '家庭', '性能', '内饰'] as const
const OWNERS = ['山野行者', 'Leo的启明', '小满妈妈', '老周自驾'] as const
const SHAPES = [
  [1920, 1080],
  [1440, 1440],
  [1080, 1920],
  [2400, 1350],
] as const
const FIRST_PICTURE = 66_001
const PICTURES = 640
const LONG = '启明家族穿越独库公路沿途最美的一张照片等你来看'

export const buildGallery = (context: Context, cars: readonly CarRow[]): GalleryRow[] =>
  Array.from({ length: PICTURES }, (_, index): GalleryRow => {
    const car = at(cars, index * 7)
    const isOwners = index % 4 === 3
    const album = isOwners ? albumType.realShots : at([1, 2, 3, 4, 5], index % 5)
    const [width, height] = album === albumType.wallpaper ? [1080, 1920] : at(SHAPES, index)
    const viewCount = context.random.int(20, 24_000)
    const status = index % 6 === 0 ? shelfStatus.new : index % 11 === 0 ? shelfStatus.down : shelfStatus.up
    const seen = status === shelfStatus.new ? 0 : viewCount
    const view = album === albumType.interior ? 'inside' : 'side'
    return {
      id: String(FIRST_PICTURE + index),
      title: index % 40 === 7 ? LONG : `${at(TITLES, index)} ${index + 1}`,
      image: [30, 77, 130].includes(index)
        ? LOST
        : carPicture(at(PAINTS, index)[1], width, height, view, at(BACKS, index * 3)),
      seriesCode: car.seriesCode,
      modelCode: index % 3 === 0 ? '' : car.modelCode,
      albumType: album,
      source: isOwners ? picSource.owner : picSource.headquarters,
      size: `${width}x${height} / ${(0.8 + (index % 30) / 10).toFixed(1)}MB`,
      tags: index % 5 === 4 ? [] : [at(TAGS, index), at(TAGS, index + 2)],
      viewCount: seen,
      downloadCount: Math.floor(seen / 9),
      status,
      createBy: isOwners ? '车主投稿' : at(EDITORS, index),
      ownerName: isOwners ? at(OWNERS, index) : '',
      createTime: context.workTime(1 + index / 3),
    }
  })
