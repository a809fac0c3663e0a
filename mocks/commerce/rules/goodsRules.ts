import { categoryStatus, LOWEST_LEVEL } from '@/entities/commerce/category'
import { goodsDealerScope, shelfType } from '@/entities/commerce/goods'
import { type SkuTag, skuStatus } from '@/entities/commerce/goodsSku'
import { deliveryMode, goodsPayType, goodsStatus, goodsType } from '@/entities/commerce/shared'
import { enableStatus } from '@/entities/shared/enums'
import { toCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { integer, refuseFields, sent, text, texts } from '../../core/input'
import { Refusal } from '../../core/types'
import { couponById, isForGoods } from '../../marketing/rules/coupons'
import { newId } from '../../system/rules/store'
import type { GoodsRow, GoodsSkuRow } from '../data/shopGoods'
import { categoryById } from './categories'
import { freights } from './freights'
import { countGoods, goods } from './goods'
import { skuFaults, wholeFault } from './skuRules'
import { supplierById } from './suppliers'
import { lengthFault, wordsIn } from './supplyInput'
import { taxFault } from './taxItems'

type Input = Readonly<Record<string, unknown>>
export const MOVED = '状态已变化，请刷新后重试'

/** Codes taken in other systems, in addition to those of the goods. */
const takenCodes = Array.from({ length: 20 }, (_, index) => `TAKEN-${String(index + 1).padStart(2, '0')}`)
const takenSpus = ['SPU00000001', 'SPU00000002', 'SPU00000003', 'SPU00000004', 'SPU00000005']
export const isCodeTaken = (code: string, own?: string): boolean =>
  takenCodes.includes(code) || goods().some(({ id, goodsCode }) => goodsCode === code && id !== own)
export const spuFault = (spu: string, own?: string): string | undefined =>
  !/^[A-Za-z0-9]{4,32}$/.test(spu)
    ? 'SPU编码须为4-32位字母或数字'
    : takenSpus.includes(spu) || goods().some((row) => row.spu === spu && row.id !== own)
      ? 'SPU编码无效或已被其他商品使用'
      : undefined

const isRecord = (value: unknown): value is Input => typeof value === 'object' && value !== null
const recordsIn = (value: unknown): Input[] => (Array.isArray(value) ? value.filter(isRecord) : [])
const amount = (value: unknown): number | null => (text(value) === '' ? null : Number(text(value)))
/** Returns 0 for an empty value, and NaN for a value that is no whole number, which the checks reject. */
const whole = (value: unknown): number => (text(value) === '' ? 0 : (integer(value) ?? Number.NaN))

/**
 * Merges the SKUs of the input with the stored ones. An SKU with the same id, or without an id with the same
 * properties, keeps its id and its sales count.
 */
const skusOf = (input: Input, was: readonly GoodsSkuRow[]): GoodsSkuRow[] =>
  recordsIn(input.skuList).map((sku) => {
    const before = was.find(({ id, properties }) =>
      text(sku.id) ? id === text(sku.id) : properties === text(sku.properties),
    )
    return {
      id: before?.id ?? newId(),
      properties: text(sku.properties),
      skuName: text(sku.skuName),
      prodName: text(sku.prodName),
      price: text(sku.price),
      oriPrice: text(sku.oriPrice),
      points: amount(sku.points),
      stocks: whole(sku.stocks),
      skuCode: text(sku.skuCode),
      weight: amount(sku.weight),
      volume: amount(sku.volume),
      sales: before?.sales ?? 0,
      status: integer(sku.status) === skuStatus.off ? skuStatus.off : skuStatus.on,
    }
  })
const tagsOf = (input: Input): SkuTag[] =>
  recordsIn(input.skuTags).map((tag, at) => ({
    tagName: text(tag.tagName),
    tagItems: recordsIn(tag.tagItems).map((item) => ({ value: text(item.value), pic: text(item.pic) })),
    withPic: integer(tag.withPic) === 1 ? 1 : 0,
    sort: at + 1,
  }))

const TEXTS = [
  'goodsCode',
  'spu',
  'goodsName',
  'subTitle',
  'categoryId',
  'supplierId',
  'taxCode',
  'cover',
  'video',
  'content',
  'freightId',
  'couponId',
  'shelfTime',
] as const
const CODES = ['goodsType', 'payType', 'deliveryMode', 'dealerScope', 'shelfType'] as const
const NUMBERS = ['virtualSales', 'limitCount', 'sort'] as const

export const fillGoods = (row: GoodsRow, input: Input): GoodsRow => {
  const next = { ...row }
  for (const key of TEXTS) if (sent(input, key)) next[key] = text(input[key])
  for (const key of CODES) if (sent(input, key)) next[key] = integer(input[key]) ?? 0
  for (const key of NUMBERS) if (sent(input, key)) next[key] = whole(input[key])
  if (sent(input, 'afterSaleFlag')) next.afterSaleFlag = integer(input.afterSaleFlag) === 1 ? 1 : 0
  if (sent(input, 'images')) next.images = texts(input.images)
  if (sent(input, 'seriesCodes')) next.seriesCodes = texts(input.seriesCodes)
  if (sent(input, 'dealerCodes')) next.dealerCodes = texts(input.dealerCodes)
  if (sent(input, 'skuTags')) next.skuTags = tagsOf(input)
  if (sent(input, 'skuList')) next.skuList = skusOf(input, row.skuList)
  next.cover = next.images[0] ?? next.cover
  countGoods(next)
  return next
}

/** Minimum lead time of a scheduled sale, in ms. */
const AHEAD_MS = 5 * 60_000
const MAX_PICTURES = 10

/** Returns the faults of new references. References stored before the save may have been disabled since. */
const refFaults = (row: GoodsRow, was: GoodsRow): Record<string, string | undefined> => {
  const isNew = (key: 'supplierId' | 'taxCode' | 'couponId') => row[key] !== '' && row[key] !== was[key]
  const supplier = supplierById(row.supplierId)
  const coupon = couponById(row.couponId)
  return {
    supplierId:
      isNew('supplierId') && supplier?.status !== enableStatus.enabled
        ? supplier
          ? '供应商已停用'
          : '请选择供应商'
        : undefined,
    taxCode: isNew('taxCode') ? taxFault(row.taxCode) : undefined,
    couponId: isNew('couponId') && !(coupon && isForGoods(coupon)) ? '请选择关联卡券' : undefined,
  }
}

/**
 * Rejects goods with invalid values. Missing values are rejected only if the goods are on sale or scheduled. `was` is
 * the stored version: references and times already in it are not checked again.
 */
export const checkGoods = (row: GoodsRow, was: GoodsRow, now: number): void => {
  const isShown = row.status === goodsStatus.onSale || row.status === goodsStatus.scheduled
  const isNewlyScheduled =
    row.status === goodsStatus.scheduled && (was.status !== row.status || was.shelfTime !== row.shelfTime)
  const missing = (value: string, words: string) => (isShown && value === '' ? words : undefined)
  const { supplierId, taxCode, couponId } = refFaults(row, was)
  const length = [...row.goodsName].length
  refuseFields({
    goodsType: goodsType.options.some(({ value }) => value === row.goodsType) ? undefined : '请选择商品类型',
    goodsCode: !/^[A-Z0-9-]{4,32}$/.test(row.goodsCode)
      ? '商品编码须为4-32位大写字母、数字或短横线'
      : isCodeTaken(row.goodsCode, row.id)
        ? '商品编码已存在'
        : undefined,
    goodsName: length < 2 || length > 60 ? '商品名称长度须为2-60个字符' : undefined,
    subTitle: lengthFault(row.subTitle, '卖点', [0, 60]),
    spu: row.spu
      ? spuFault(row.spu, row.id)
      : row.goodsType === goodsType.physical
        ? missing(row.spu, '请填写SPU编码')
        : undefined,
    categoryId:
      row.categoryId && categoryById(row.categoryId)?.level !== LOWEST_LEVEL
        ? '请选择最末级分类'
        : missing(row.categoryId, '请选择商品分类'),
    supplierId: supplierId ?? missing(row.supplierId, '请选择供应商'),
    taxCode,
    images:
      row.images.length > MAX_PICTURES ? `轮播图最多${MAX_PICTURES}张` : missing(row.images.join(''), '请上传轮播图'),
    ...skuFaults(row, isShown),
    virtualSales: wholeFault(row.virtualSales, '虚拟销量', 0, 99_999),
    limitCount: wholeFault(row.limitCount, '每人限购', 0, 999),
    freightId: row.deliveryMode === deliveryMode.carrier ? missing(row.freightId, '请选择运费模板') : undefined,
    couponId: couponId ?? (row.goodsType === goodsType.coupon ? missing(row.couponId, '请选择关联卡券') : undefined),
    dealerCodes:
      row.deliveryMode === deliveryMode.pickUp && row.dealerScope === goodsDealerScope.chosen
        ? missing(row.dealerCodes.join(''), '请至少选择一家经销商')
        : undefined,
    content: lengthFault(wordsIn(row.content), '商品详情', [0, 20_000]) ?? missing(row.content, '请填写商品详情'),
    shelfTime: isNewlyScheduled && (toMillis(row.shelfTime) ?? 0) < now + AHEAD_MS ? '时间不能早于当前时间' : undefined,
    sort: wholeFault(row.sort, '排序', 0, 9999),
  })
}

/** Returns the reason why goods cannot go on sale. Undefined if they can. */
export const shelveFault = (row: GoodsRow): string | undefined => {
  const on = row.skuList.filter(({ status }) => status === skuStatus.on)
  if (on.length === 0 || row.stocks === 0) return '库存为0'
  if (row.payType !== goodsPayType.points && on.some(({ price }) => (toCents(price) ?? 0) <= 0)) return '未设置售价'
  if (row.payType !== goodsPayType.cash && on.some(({ points }) => !points)) return '未设置积分'
  if (row.images.length === 0) return '未上传主图'
  if (row.content === '') return '未填写商品详情'
  if (categoryById(row.categoryId)?.status !== categoryStatus.shown) return '分类已隐藏'
  if (supplierById(row.supplierId)?.status !== enableStatus.enabled) return '供应商已停用'
  if (row.deliveryMode === deliveryMode.carrier && !freights().some(({ id }) => id === row.freightId))
    return '运费模板不存在'
  return undefined
}

export const runGoods = (now: number): void => {
  for (const row of goods())
    if (row.status === goodsStatus.scheduled && (toMillis(row.shelfTime) ?? Infinity) <= now)
      row.status = shelveFault(row) ? goodsStatus.draft : goodsStatus.onSale
}

/**
 * Returns the state of goods after a save. Goods with a later shelf time become scheduled unless they are on sale.
 * Scheduled goods without one become drafts.
 */
export const stateAfter = (row: GoodsRow): number => {
  if (row.status === goodsStatus.onSale) return row.status
  if (row.shelfType === shelfType.later && row.shelfTime) return goodsStatus.scheduled
  return row.status === goodsStatus.scheduled ? goodsStatus.draft : row.status
}

/** Runs an action on each of the requested goods and returns the failed ones with their reasons. */
export const eachGoods = (input: Input, act: (row: GoodsRow) => void): { fails: { id: string; reason: string }[] } => {
  const ids = texts(input.ids)
  if (ids.length === 0) throw new Refusal(400, '请选择商品')
  return {
    fails: ids.flatMap((id) => {
      const row = goods().find((one) => one.id === id)
      try {
        if (!row) throw new Refusal(404, '参数缺失或记录不存在，请从列表进入')
        act(row)
        return []
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return [{ id, reason: error.message }]
      }
    }),
  }
}
