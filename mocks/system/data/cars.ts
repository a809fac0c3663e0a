import { saleStatus } from '@/entities/shared/enums'
import { colors, picture, type Context } from '../../core/context'
import { at } from '../../core/random'
import type { BrandRow, CarSeriesRow } from './types'

type Series = readonly [
  code: string,
  name: string,
  brand: string,
  energy: number,
  body: number,
  min: number,
  max: number,
  models: readonly string[],
  status: number,
  launchedDaysAgo: number,
]

const seriesList: readonly Series[] = [
  ['QM_Q5', '启明Q5', 'QM', 1, 1, 109900, 149900, ['1.5T 两驱舒适型', '1.5T 两驱豪华型', '2.0T 四驱旗舰型'], 1, 690],
  [
    'QM_Q7',
    '启明Q7',
    'QM',
    1,
    1,
    169900,
    219900,
    ['2.0T 两驱尊享型', '2.0T 四驱尊享型', '2.0T 四驱旗舰型 7座'],
    1,
    520,
  ],
  [
    'QM_Q7_PHEV',
    '启明Q7 PHEV 2026款四驱旗舰型（十周年特别纪念版）',
    'QM',
    2,
    1,
    199900,
    249900,
    ['100km 两驱', '150km 四驱'],
    1,
    260,
  ],
  ['QM_L6', '启明L6', 'QM', 1, 2, 99900, 129900, ['1.5T 手动', '1.5T 自动'], 2, 1400],
  ['XY_E3', '星屿E3', 'XY', 4, 2, 129800, 169800, ['420km 标准版', '520km 长续航版'], 1, 330],
  ['XY_E5', '星屿E5', 'XY', 4, 1, 179800, 239800, ['550km 后驱', '630km 后驱', '600km 四驱性能版'], 0, -80],
  ['XY_M8', '星屿M8', 'XY', 2, 3, 229800, 309800, [], 2, 900],
  ['XY_X9', '星屿X9', 'XY', 3, 1, 259800, 329800, ['Pro', 'Max', 'Ultra'], 0, -45],
]

export const buildCarSeries = (context: Context): CarSeriesRow[] =>
  seriesList.map(
    ([code, name, brandCode, energyType, bodyType, minPrice, maxPrice, models, status, launched], index) => ({
      id: String(3001 + index),
      seriesCode: code,
      seriesName: name,
      brandCode,
      energyType,
      bodyType,
      cover: index === 6 ? '' : picture(code.slice(3).replaceAll('_', ' '), at(colors, index), 160, 120),
      minPrice,
      maxPrice,
      modelNames: [...models],
      launchDate: context.date(launched),
      clueFlag: status === saleStatus.discontinued ? 0 : 1,
      driveFlag: status === saleStatus.onSale ? 1 : 0,
      sort: (index + 1) * 10,
      status,
      updateTime: context.timeBetween(120, 1),
    }),
  )

export const buildBrands = (series: readonly CarSeriesRow[]): BrandRow[] =>
  (
    [
      ['QM', '启明', '#1f4f8b'],
      ['XY', '星屿', '#0e8a7d'],
    ] as const
  ).map(([brandCode, brandName, color], index) => ({
    brandCode,
    brandName,
    logo: picture(brandName, color, 80, 80),
    seriesCount: series.filter((row) => row.brandCode === brandCode).length,
    sort: (index + 1) * 10,
  }))
