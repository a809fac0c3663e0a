import type { Freight } from '@/entities/commerce/freight'
import { chargeType } from '@/entities/commerce/freight'
import { goods, goodsDealerScope, type GoodsDetail, type GoodsInput, shelfType } from '@/entities/commerce/goods'
import { deliveryMode, goodsPayType, goodsStatus, goodsType } from '@/entities/commerce/shared'
import { is } from '@/entities/field'
import { numberIn } from '@/lib/counts'
import { boxesOf, type SkuNeeds } from '../sku/skuRules'
import { NO_SKUS, sentSkus, type SkuTable, tableOf } from '../sku/skuTable'

export interface GoodsValues extends Omit<GoodsInput, 'skuTags' | 'skuList'> {
  skus: SkuTable
}

/** Refs are chosen by name and sent by key. */
export const categoryId = { ...goods.categoryName, key: 'categoryId' } as const
export const supplierId = { ...goods.supplierName, key: 'supplierId' } as const
export const taxCode = { ...goods.taxItemName, key: 'taxCode' } as const
export const freightId = { ...goods.freightName, key: 'freightId' } as const
export const couponId = { ...goods.couponName, key: 'couponId' } as const

export const modesOf = (type: unknown): readonly number[] =>
  is(type, goodsType.coupon)
    ? [deliveryMode.voucher]
    : is(type, goodsType.service)
      ? [deliveryMode.pickUp]
      : [deliveryMode.carrier, deliveryMode.pickUp]

/** Returns the columns of an SKU and their requirements, by the kind of goods. */
export const needsOf = (
  { goodsType: type, payType, deliveryMode: mode }: Partial<GoodsValues>,
  freight: Pick<Freight, 'chargeType'> | undefined,
  left: number | undefined,
): SkuNeeds => {
  const isSent = is(type, goodsType.physical) && is(mode, deliveryMode.carrier)
  return {
    money: !is(payType, goodsPayType.points),
    points: is(payType, goodsPayType.points, goodsPayType.both),
    sent: is(type, goodsType.physical),
    weight: isSent && freight !== undefined && is(freight.chargeType, chargeType.weight),
    volume: isSent && freight !== undefined && is(freight.chargeType, chargeType.volume),
    left: is(type, goodsType.coupon) ? left : undefined,
  }
}

/** Returns the initial values. A copy has no code or SPU, and its SKUs have no sales. */
export const initialOf = (row: GoodsDetail | undefined, isCopy: boolean): Partial<GoodsValues> => {
  if (!row)
    return {
      goodsType: goodsType.physical,
      payType: goodsPayType.cash,
      deliveryMode: deliveryMode.carrier,
      dealerScope: goodsDealerScope.all,
      shelfType: shelfType.now,
      afterSaleFlag: 1,
      images: [],
      seriesCodes: [],
      dealerCodes: [],
      virtualSales: 0,
      limitCount: 0,
      sort: 0,
      skus: NO_SKUS,
    }
  const table = tableOf(row.skuTags, row.skuList)
  const lines = Object.entries(table.lines).map(([key, line]) => [key, { ...line, id: undefined, sales: undefined }])
  return {
    goodsType: row.goodsType,
    goodsCode: isCopy ? undefined : row.goodsCode,
    spu: isCopy ? undefined : row.spu,
    goodsName: row.goodsName,
    subTitle: row.subTitle,
    categoryId: row.categoryId,
    supplierId: row.supplierId,
    taxCode: row.taxCode,
    seriesCodes: row.seriesCodes,
    images: row.images,
    video: row.video,
    content: row.content,
    payType: row.payType,
    virtualSales: numberIn(row.virtualSales) ?? 0,
    limitCount: numberIn(row.limitCount) ?? 0,
    deliveryMode: row.deliveryMode,
    freightId: row.freightId,
    couponId: row.couponId,
    dealerScope: row.dealerScope,
    dealerCodes: row.dealerCodes,
    afterSaleFlag: row.afterSaleFlag,
    shelfType: isCopy ? shelfType.now : row.shelfType,
    shelfTime: isCopy ? undefined : row.shelfTime,
    sort: numberIn(row.sort) ?? 0,
    // The entries are those of `table.lines`, so the type is kept.
    skus: isCopy ? { ...table, lines: Object.fromEntries(lines) as SkuTable['lines'] } : table,
  }
}

/** Returns the values as sent. Fields excluded by type, payment and delivery mode are empty. */
export const inputOf = (values: GoodsValues, isDraft: boolean): GoodsInput => {
  const { skus, shelfType: way, shelfTime, ...rest } = values
  const shown = new Set(boxesOf(needsOf(values, undefined, undefined)))
  const isPickUp = is(values.deliveryMode, deliveryMode.pickUp)
  return {
    ...rest,
    ...sentSkus(skus, values.goodsName ?? '', shown),
    cover: values.images?.[0] ?? '',
    spu: is(values.goodsType, goodsType.physical) ? values.spu : '',
    freightId: is(values.deliveryMode, deliveryMode.carrier) ? values.freightId : '',
    couponId: is(values.goodsType, goodsType.coupon) ? values.couponId : '',
    dealerCodes: isPickUp && is(values.dealerScope, goodsDealerScope.chosen) ? values.dealerCodes : [],
    ...(!isDraft && { shelfType: way, shelfTime: is(way, shelfType.later) ? shelfTime : '' }),
  }
}

/** Returns true for goods on sale, for which every save is public at once. */
export const isOnSale = (row: Pick<GoodsDetail, 'status'> | undefined): boolean =>
  row !== undefined && is(row.status, goodsStatus.onSale)
