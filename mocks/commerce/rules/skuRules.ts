import { chargeType } from '@/entities/commerce/freight'
import { skuStatus } from '@/entities/commerce/goodsSku'
import { deliveryMode, goodsPayType, goodsType } from '@/entities/commerce/shared'
import { toCents } from '@/lib/money'
import { couponById, leftOf } from '../../marketing/rules/coupons'
import type { GoodsRow, GoodsSkuRow } from '../data/shopGoods'
import { freights } from './freights'
import { lengthFault } from './supplyInput'

const MAX_SKUS = 200
const PRICE = /^\d{1,6}(\.\d{1,2})?$/
const BAD_PRICE = '售价须为0.01-999999.99，最多两位小数'

export const wholeFault = (value: number, name: string, min: number, max: number): string | undefined =>
  Number.isInteger(value) && value >= min && value <= max ? undefined : `${name}须为${min}-${max}的整数`

const isDecimal = (value: number, max: number): boolean =>
  value >= 0 && value <= max && Number(value.toFixed(3)) === value
const isRepeated = (words: readonly string[]): boolean => new Set(words).size < words.length

const priceFault = ({ price }: GoodsSkuRow, isNeeded: boolean): string | undefined => {
  if (price === '') return isNeeded ? BAD_PRICE : undefined
  return PRICE.test(price) && toCents(price) !== 0 ? undefined : BAD_PRICE
}
const oriPriceFault = ({ price, oriPrice }: GoodsSkuRow): string | undefined => {
  if (oriPrice === '') return undefined
  if (!PRICE.test(oriPrice)) return BAD_PRICE
  return (toCents(oriPrice) ?? 0) < (toCents(price) ?? 0) ? '划线价不能低于售价' : undefined
}
const pointsFault = ({ points }: GoodsSkuRow, isNeeded: boolean): string | undefined =>
  points === null ? (isNeeded ? '积分须为1-9999999的整数' : undefined) : wholeFault(points, '积分', 1, 9_999_999)

/** Returns the number of coupons left for goods sold as a coupon. Undefined for other goods. */
const couponsLeft = ({ goodsType: type, couponId }: GoodsRow): number | undefined => {
  const coupon = type === goodsType.coupon ? couponById(couponId) : undefined
  return coupon && Math.max(0, leftOf(coupon))
}
const stocksFault = (stocks: number, left: number | undefined): string | undefined =>
  wholeFault(stocks, '库存', 0, 999_999) ??
  (left !== undefined && stocks > left ? `库存不能超过卡券剩余数量${left}` : undefined)

/**
 * Returns the faults of the SKUs, keyed like `skuList.0.price`. Missing values are faults only in SKUs that are on,
 * of goods that `isShown`.
 */
const linesFaults = (row: GoodsRow, isShown: boolean): Record<string, string | undefined> => {
  const charge =
    row.deliveryMode === deliveryMode.carrier
      ? freights().find(({ id }) => id === row.freightId)?.chargeType
      : undefined
  const left = couponsLeft(row)
  const measureFault = (value: number | null, max: number, isCharged: boolean, missing: string, bad: string) =>
    value === null ? (isCharged ? missing : undefined) : isDecimal(value, max) ? undefined : bad
  return Object.fromEntries(
    row.skuList.flatMap((sku, at) => {
      const isNeeded = isShown && sku.status === skuStatus.on
      const faults = {
        ...(row.payType !== goodsPayType.points && { price: priceFault(sku, isNeeded), oriPrice: oriPriceFault(sku) }),
        ...(row.payType !== goodsPayType.cash && { points: pointsFault(sku, isNeeded) }),
        stocks: stocksFault(sku.stocks, left),
        skuCode: lengthFault(sku.skuCode, '货号', [0, 32]),
        weight: measureFault(
          sku.weight,
          999.999,
          isNeeded && charge === chargeType.weight,
          '该运费模板按重量计费，请填写重量',
          '重量须为0-999.999，最多三位小数',
        ),
        volume: measureFault(
          sku.volume,
          99.999,
          isNeeded && charge === chargeType.volume,
          '该运费模板按体积计费，请填写体积',
          '体积须为0-99.999，最多三位小数',
        ),
      }
      return Object.entries(faults).map(([field, fault]) => [`skuList.${at}.${field}`, fault])
    }),
  )
}

/** Returns the faults of specifications and SKUs by field. Missing values are faults only if buyers see the goods. */
export const skuFaults = (row: GoodsRow, isShown: boolean): Record<string, string | undefined> => ({
  skuTags:
    isRepeated(row.skuTags.map(({ tagName }) => tagName).filter(Boolean)) ||
    row.skuTags.some(({ tagItems }) => isRepeated(tagItems.map(({ value }) => value)))
      ? '规格名或规格值不能重复'
      : undefined,
  skuList:
    row.skuList.length > MAX_SKUS
      ? `规格组合不能超过${MAX_SKUS}个`
      : isRepeated(row.skuList.map(({ properties }) => properties))
        ? '规格名或规格值不能重复'
        : isShown && row.skuList.every(({ status }) => status === skuStatus.off)
          ? '请至少启用一个SKU'
          : undefined,
  ...linesFaults(row, isShown),
})
