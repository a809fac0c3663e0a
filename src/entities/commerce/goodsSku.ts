import { entity, enumeration, f, type RowOf } from '../field'

export const skuStatus = enumeration('skuStatus', { off: 0, on: [1, 'success'] })

/**
 * One combination of specification values, with price and stock. Identified within its goods by `properties`,
 * '颜色:红;尺码:L'.
 */
export const goodsSku = entity('goodsSku', {
  id: f.id(),
  properties: f.text(),
  skuName: f.text(),
  prodName: f.text(),
  price: f.money(),
  oriPrice: f.money(),
  points: f.points(),
  stocks: f.integer(),
  skuCode: f.text({ max: 32 }),
  weight: f.number(),
  volume: f.number(),
  sales: f.integer(),
  status: f.status(skuStatus),
})
export type SkuRow = RowOf<typeof goodsSku>

/** Input of an SKU, without sales figures. An existing SKU has an id. */
export type SkuInput = Partial<
  Omit<SkuRow, 'sales' | 'price' | 'oriPrice' | 'points' | 'stocks' | 'weight' | 'volume'>
> & {
  price?: string | null
  oriPrice?: string | null
  points?: number | null
  stocks?: number | null
  weight?: number | null
  volume?: number | null
}

export interface SkuValue {
  value: string
  pic: string
}
export interface SkuTag {
  tagName: string
  tagItems: SkuValue[]
  withPic: 0 | 1
  sort: number
}
