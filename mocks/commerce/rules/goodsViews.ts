import type { Goods } from '@/entities/commerce/goods'
import { couponById } from '../../marketing/rules/coupons'
import { org } from '../../system/rules/store'
import type { GoodsRow } from '../data/shopGoods'
import { categoryById } from './categories'
import { freights } from './freights'
import { supplierName } from './suppliers'
import { taxItemOf } from './taxItems'

export const goodsView = ({ skuTags: _tags, dealerCodes: _codes, updateBy: _by, skuList, ...row }: GoodsRow): Goods =>
  ({
    ...row,
    categoryName: categoryById(row.categoryId)?.categoryName ?? '',
    supplierName: supplierName(row.supplierId),
    taxItemName: taxItemOf(row.taxCode)?.taxName ?? '',
    freightName: freights().find(({ id }) => id === row.freightId)?.freightName ?? '',
    couponName: couponById(row.couponId)?.couponName ?? '',
    seriesNames: row.seriesCodes.map(
      (code) => org.carSeries.find(({ seriesCode }) => seriesCode === code)?.seriesName ?? code,
    ),
    sales: skuList.reduce((sum, { sales }) => sum + sales, 0),
  }) as unknown as Goods // The state codes are those of the enumerations.
