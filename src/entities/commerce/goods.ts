import { entity, enumeration, f, type RowOf } from '../field'
import type { SkuInput, SkuRow, SkuTag } from './goodsSku'
import { deliveryMode, goodsPayType, goodsStatus, goodsType } from './shared'

export const goodsDealerScope = enumeration('goodsDealerScope', { all: 1, chosen: 2 })
export const shelfType = enumeration('shelfType', { now: 1, later: 2, kept: 3 })

/**
 * Goods sold for money or points. Price and points are those of the cheapest enabled SKU, stock is the sum of the
 * enabled ones.
 */
export const goods = entity('goods', {
  id: f.id(),
  goodsCode: f.text({ required: true, max: 32 }),
  spu: f.text({ required: true, max: 32 }),
  goodsName: f.text({ required: true, min: 2, max: 60 }),
  subTitle: f.text({ max: 60 }),
  goodsType: f.enum(goodsType, { required: true }),
  categoryName: f.ref({ required: true }),
  supplierName: f.ref({ required: true }),
  taxItemName: f.ref({ required: true }),
  seriesNames: f.refs(),
  cover: f.image(),
  images: f.images({ required: true, max: 10 }),
  video: f.url(),
  content: f.richtext({ max: 20_000 }),
  payType: f.enum(goodsPayType, { required: true }),
  price: f.money(),
  oriPrice: f.money(),
  points: f.points(),
  stocks: f.integer({ sortable: true }),
  sales: f.integer({ sortable: true }),
  virtualSales: f.integer({ min: 0, max: 99_999 }),
  deliveryMode: f.enum(deliveryMode, { required: true }),
  freightName: f.ref({ required: true }),
  dealerScope: f.enum(goodsDealerScope, { required: true }),
  couponName: f.ref({ required: true }),
  limitCount: f.integer({ min: 0, max: 999 }),
  afterSaleFlag: f.switch(),
  shelfType: f.enum(shelfType, { required: true }),
  shelfTime: f.dateTime({ required: true }),
  hotSale: f.switch(),
  recommend: f.switch(),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  status: f.status(goodsStatus),
  createTime: f.dateTime({ sortable: true }),
  updateTime: f.dateTime({ sortable: true }),
})

export interface Goods extends Omit<RowOf<typeof goods>, 'seriesNames'> {
  categoryId: string
  supplierId: string
  taxCode: string
  seriesNames: string[]
  seriesCodes: string[]
  freightId: string
  couponId: string
}

/** Goods with the names of their specifications, one SKU per combination, and the pick-up shops. */
export interface GoodsDetail extends Goods {
  skuTags: SkuTag[]
  skuList: SkuRow[]
  dealerCodes: string[]
  /** Number of open orders; while there are any, the fields they depend on are locked. */
  openOrders: number
  updateBy: string
}

export type GoodsInput = Partial<
  Omit<
    GoodsDetail,
    'id' | 'skuList' | 'status' | 'sales' | 'stocks' | 'openOrders' | 'createTime' | 'updateTime' | 'updateBy'
  >
> & { skuList?: SkuInput[] }
