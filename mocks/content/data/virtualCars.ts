import { carShow, colorType } from '@/entities/content/carEnums'
import type { CarColor, CarHighlight, CarSpec } from '@/entities/content/virtualCar'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'
import { BACKS, carPicture, LOST, PAINTS, TRIMS } from './carPictures'

export interface VirtualCarRow {
  id: string
  modelName: string
  seriesCode: string
  energyType: number
  slogan: string
  cover: string
  images: string[]
  video: string
  minCents: number | null
  maxCents: number | null
  colors: CarColor[]
  highlights: CarHighlight[]
  specs: CarSpec[]
  vrUrl: string
  driveFlag: 0 | 1
  orderFlag: 0 | 1
  viewCount: number
  sort: number
  status: number
  updateBy: string
  updateTime: string
}

const SLOGANS = ['智行万里，静享从容', '一家人的远方', '破风而生', '看得见的安心', '城市新灵感'] as const
const POINTS: readonly (readonly [string, string])[] = [
  ['智能四驱', '毫秒级扭矩分配，雨雪路面稳稳前行'],
  ['全景天幕', '1.8 平方米天幕玻璃，隔热防晒'],
  ['高阶智驾', '城市道路与高速自动辅助驾驶'],
  ['静谧座舱', '全车双层隔音玻璃，时速 120 仅 63 分贝'],
]
const SPECS: readonly (readonly [string, string, string])[] = [
  ['尺寸', '长×宽×高', '4720×1890×1680 mm'],
  ['尺寸', '轴距', '2800 mm'],
  ['动力', '最大功率', '180 kW'],
  ['动力', '0-100km/h', '6.9 s'],
  ['三电', '电池容量', '82 kWh'],
  ['三电', '纯电续航', '560 km'],
  ['底盘', '前悬架', '双叉臂独立悬架'],
  ['智能驾驶', '激光雷达', '1 个'],
  ['座舱', '中控屏', '15.6 英寸'],
  ['安全', '气囊', '7 个'],
]
const FIRST_ID = 68_001
const CARS = 18

export const buildVirtualCars = (context: Context, series: readonly CarSeriesRow[]): VirtualCarRow[] =>
  Array.from({ length: CARS }, (_, index): VirtualCarRow => {
    const one = at(series, index)
    const isDraft = index % 6 === 5
    const paints = Array.from({ length: 2 + (index % 4) }, (_each, place) => at(PAINTS, index + place))
    const trims = TRIMS.slice(0, 1 + (index % 3))
    const min = (one.minPrice ?? 120_000) * 100 + index * 200_000
    const colors = [
      ...paints.map(([colorName, color], place): CarColor => ({
        colorName,
        colorType: colorType.exterior,
        color,
        color2: place === 2 ? '#25282c' : '',
        image: carPicture(color, 750, 422),
        extraPrice: place < 2 ? '0.00' : '3000.00',
        sort: place + 1,
      })),
      ...trims.map(([colorName, color], place): CarColor => ({
        colorName,
        colorType: colorType.interior,
        color,
        color2: '',
        image: carPicture(color, 750, 422, 'inside', '#dcdfe3'),
        extraPrice: '0.00',
        sort: place + 1,
      })),
    ]
    return {
      id: String(FIRST_ID + index),
      modelName: `${2026 - Math.floor(index / series.length)}款 ${one.modelNames[0] ?? '豪华型'}`,
      seriesCode: one.seriesCode,
      energyType: one.energyType,
      slogan: at(SLOGANS, index),
      cover:
        isDraft && index === 5
          ? ''
          : index === 7
            ? LOST
            : carPicture(paints[0]?.[1] ?? '#777', 690, 388, 'side', at(BACKS, index)),
      images: BACKS.slice(0, 3).map((back) => carPicture(paints[0]?.[1] ?? '#777', 750, 562, 'side', back)),
      video: '',
      minCents: isDraft ? null : min,
      maxCents: isDraft ? null : min + 4_000_000,
      colors: isDraft && index === 5 ? [] : colors,
      highlights: POINTS.slice(0, 2 + (index % 3)).map(([title, content], place) => ({
        title,
        content,
        image: carPicture(at(PAINTS, place)[1], 750, 500, place % 2 ? 'inside' : 'side', at(BACKS, place)),
        video: '',
        sort: place + 1,
      })),
      specs: SPECS.map(([groupName, specName, specValue], place) => ({
        groupName,
        specName,
        specValue,
        mainFlag: place % 3 === 0 && place < 9 ? 1 : 0,
      })),
      vrUrl: index % 2 ? '' : 'https://vr.example.com/qm',
      driveFlag: index % 3 === 1 ? 0 : 1,
      orderFlag: index % 4 === 3 ? 0 : 1,
      viewCount: isDraft ? 0 : context.random.int(300, 86_000),
      sort: (index + 1) * 10,
      status: isDraft ? carShow.draft : index % 5 === 3 ? carShow.hidden : carShow.shown,
      updateBy: at(['李静', '周志强', '王敏'], index),
      updateTime: context.workTime(4 + index * 3),
    }
  })
