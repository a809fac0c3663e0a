import { deliveryMode, goodsPayType, goodsStatus, goodsType } from '@/entities/commerce/shared'
import { goodsDealerScope, shelfType } from '@/entities/commerce/goods'
import { type SkuTag, skuStatus } from '@/entities/commerce/goodsSku'
import { fromCents, toCents } from '@/lib/money'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { GoodsSeed } from './goods'

export interface GoodsSkuRow {
  id: string
  properties: string
  skuName: string
  prodName: string
  price: string
  oriPrice: string
  points: number | null
  stocks: number
  skuCode: string
  weight: number | null
  volume: number | null
  sales: number
  status: number
}

/**
 * Goods as stored. Price, points and stock are derived from the SKUs by `countGoods`. Sales and the names of related
 * records are computed for the response.
 */
export interface GoodsRow {
  id: string
  goodsCode: string
  spu: string
  goodsName: string
  subTitle: string
  goodsType: number
  categoryId: string
  supplierId: string
  /** Empty if there is none. */
  taxCode: string
  seriesCodes: string[]
  cover: string
  images: string[]
  video: string
  content: string
  payType: number
  /** In yuan, of the cheapest SKU that is on. */
  price: string
  oriPrice: string
  points: number | null
  stocks: number
  virtualSales: number
  deliveryMode: number
  freightId: string
  dealerScope: number
  dealerCodes: string[]
  couponId: string
  limitCount: number
  afterSaleFlag: 0 | 1
  shelfType: number
  shelfTime: string
  hotSale: 0 | 1
  recommend: 0 | 1
  sort: number
  status: number
  createTime: string
  updateBy: string
  updateTime: string
  skuTags: SkuTag[]
  skuList: GoodsSkuRow[]
}

const editors = ['苏婉清', '陆明远', '何嘉怡'] as const
const services = ['全合成机油保养套餐', '半合成机油保养套餐', '空调深度清洁', '精洗券', '漆面镀晶']
/** Coupon ids by the name of the goods that are sold as a coupon. */
const vouchers: Readonly<Record<string, string>> = {
  洗车月卡: '5200128',
  视频会员季卡: '5200226',
  加油卡200元: '5200219',
  话费充值100元: '5200219',
}
const COLOURS = '曜石黑 珍珠白 星空蓝 枫叶红 岩灰 薄荷绿'.split(' ')
const SIZES = 'S M L XL XXL'.split(' ')
const TEXTILES = ['标准款', '加厚款', '礼盒装']
const specifications: readonly (readonly (readonly [name: string, values: readonly string[]])[])[] = [
  [],
  [['版本', ['标准版', '升级版']]],
  [
    ['颜色', COLOURS.slice(0, 3)],
    ['容量', ['大号', '小号']],
  ],
  [],
  [
    ['颜色', COLOURS.slice(0, 4)],
    ['尺码', SIZES],
  ],
  [['套餐', ['单次', '三次', '五次']]],
]
const SIXTY: (typeof specifications)[number] = [
  ['颜色', COLOURS.slice(0, 4)],
  ['尺码', SIZES],
  ['款式', TEXTILES],
]

const product = (of: (typeof specifications)[number]): [name: string, value: string][][] =>
  of.reduce<[string, string][][]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value): [string, string][] => [...row, [name, value]])),
    [[]],
  )

/** Indexes of goods that are sold out, and of goods that are low in stock. */
const soldOut = [5, 13, 21, 29, 37, 45]
const low = [3, 9, 15, 22, 27, 33, 39, 47]

export const buildShopGoods = (
  now: number,
  seeds: readonly GoodsSeed[],
  taxCodeOf: (categoryId: string) => string,
  series: readonly string[],
): GoodsRow[] => {
  const context = createContext(now, 20_261_124, 500_001)
  const { random } = context
  return seeds.map((seed, index): GoodsRow => {
    const { goodsName, categoryId, status } = seed
    const type = services.includes(goodsName)
      ? goodsType.service
      : vouchers[goodsName]
        ? goodsType.coupon
        : goodsType.physical
    const isPhysical = type === goodsType.physical
    const pays = index % 9 === 4 ? goodsPayType.points : index % 9 === 7 ? goodsPayType.both : goodsPayType.cash
    const of = goodsName === '联名棒球帽' ? SIXTY : isPhysical ? at(specifications, index) : []
    const base = toCents(seed.price) ?? 0
    const combinations = product(of)
    const skuList = combinations.map((row, place): GoodsSkuRow => {
      const cents = base + place * (base > 20_000 ? 1000 : 100)
      const skuName = row.map(([, value]) => value).join(' ')
      return {
        id: String(9_300_000 + index * 100 + place),
        properties: row.map(([name, value]) => `${name}:${value}`).join(';'),
        skuName,
        prodName: skuName ? `${goodsName} ${skuName}` : goodsName,
        price: pays === goodsPayType.points ? '' : fromCents(cents),
        oriPrice:
          pays === goodsPayType.points || index % 4 === 3 ? '' : fromCents(cents + Math.round(cents / 500) * 100),
        points:
          pays === goodsPayType.cash ? null : pays === goodsPayType.both ? Math.round(base / 50) * 10 : seed.points,
        stocks: soldOut.includes(index) ? 0 : low.includes(index) ? (place < 2 ? 3 : 0) : random.int(12, 180),
        skuCode: isPhysical ? `HH${String(10_000 + index * 61 + place)}` : '',
        weight: isPhysical ? random.int(2, 80) / 10 : null,
        volume: isPhysical ? random.int(1, 90) / 1000 : null,
        sales: status === goodsStatus.draft ? 0 : random.int(0, 260),
        status: place > 2 && place % 11 === 7 ? skuStatus.off : skuStatus.on,
      }
    })
    const created = 320 - index * 5
    const time = context.workTime(Math.max(2, Math.round(created / 3)))
    const cover = picture(goodsName.slice(0, 2), at(colors, index), 800, 800)
    return {
      ...seed,
      goodsCode: `${type === goodsType.physical ? 'S' : type === goodsType.coupon ? 'K' : 'F'}${context.date(created).replaceAll('-', '').slice(2)}-${String(1000 + index)}`,
      spu: isPhysical ? `SPU${String(70_010_000 + index * 37)}` : '',
      subTitle: index % 3 === 0 ? `${goodsName}，车主专享价` : '',
      goodsType: type,
      categoryId,
      supplierId: String(5_100_001 + (index % 10) * 7),
      taxCode: index % 13 === 5 ? '' : taxCodeOf(categoryId),
      seriesCodes: isPhysical && index % 6 === 2 ? series.slice(index % 4, (index % 4) + 2) : [],
      cover,
      images: [cover, ...(index % 2 ? [picture(`${goodsName.slice(0, 2)}·`, at(colors, index + 3), 800, 800)] : [])],
      video: '',
      content:
        status === goodsStatus.draft && index % 2
          ? ''
          : `<p>${goodsName}，原厂标准，七天无理由退换。</p><p>下单后48小时内发货。</p>`,
      payType: pays,
      price: skuList[0]?.price ?? '',
      oriPrice: skuList[0]?.oriPrice ?? '',
      points: skuList[0]?.points ?? null,
      stocks: 0,
      virtualSales: index % 5 === 0 ? 100 : 0,
      deliveryMode: isPhysical
        ? index % 8 === 6
          ? deliveryMode.pickUp
          : deliveryMode.carrier
        : type === goodsType.coupon
          ? deliveryMode.voucher
          : deliveryMode.pickUp,
      freightId: isPhysical && index % 8 !== 6 ? String(5401 + (index % 3)) : '',
      dealerScope: goodsDealerScope.all,
      dealerCodes: [],
      couponId: vouchers[goodsName] ?? '',
      limitCount: index % 7 === 0 ? 2 : 0,
      afterSaleFlag: type === goodsType.coupon ? 0 : 1,
      shelfType: status === goodsStatus.scheduled ? shelfType.later : shelfType.kept,
      shelfTime: status === goodsStatus.scheduled ? context.time(-3 - (index % 4)).slice(0, 16) + ':00' : '',
      hotSale: status === goodsStatus.onSale && index % 6 === 0 ? 1 : 0,
      recommend: status === goodsStatus.onSale && index % 7 === 1 ? 1 : 0,
      sort: (index * 7) % 50,
      createTime: context.workTime(created),
      updateBy: at(editors, index),
      updateTime: time,
      skuTags: of.map(([tagName, values], sort): SkuTag => ({
        tagName,
        tagItems: values.map((value, place) => ({
          value,
          pic: sort === 0 && tagName === '颜色' ? picture(value.slice(0, 2), at(colors, place)) : '',
        })),
        withPic: sort === 0 && tagName === '颜色' ? 1 : 0,
        sort: sort + 1,
      })),
      skuList,
    }
  })
}
