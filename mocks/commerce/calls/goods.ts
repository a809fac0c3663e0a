import * as goodsCalls from '@/api/commerce/goods'
import * as specials from '@/api/commerce/specials'
import { goodsStatus } from '@/entities/commerce/shared'
import { isYes } from '@/entities/field'
import { on } from '../../core/dispatcher'
import { texts } from '../../core/input'
import { listOf } from '../../core/list'
import type { GoodsRow } from '../data/shopGoods'
import { categoryWithin } from '../rules/categories'
import { goods, taxedAs } from '../rules/goods'
import { goodsView } from '../rules/goodsViews'
import { sellOut } from '../rules/sellOut'

const flag = (fits: (row: GoodsRow) => boolean) => (asked: unknown) => (row: GoodsRow) => !isYes(asked) || fits(row)
const within = (asked: unknown) => {
  const ids = new Set(texts(asked).flatMap(categoryWithin))
  return (row: GoodsRow) => ids.size === 0 || ids.has(row.categoryId)
}
const listed = listOf(goodsCalls.list)<GoodsRow>({
  is: [
    'id',
    'status',
    'supplierId',
    'goodsType',
    'payType',
    'couponId',
    'freightId',
    { taxCode: taxedAs },
    'hotSale',
    'recommend',
    { ids: (row) => row.id },
  ],
  like: [{ goodsName: (row) => [row.goodsName, row.id] }, 'goodsCode'],
  keyword: ['goodsName', 'goodsCode', 'id'],
  between: ['createTime'],
  within: [{ price: (row) => Number(row.price) }],
  where: {
    categoryId: within,
    soldOut: flag(({ stocks }) => stocks === 0),
    lowStock: flag(({ stocks }) => stocks > 0 && stocks <= sellOut.config().warnStock),
    noTaxItem: flag(({ taxCode }) => taxCode === ''),
  },
  sort: [
    'stocks',
    'sort',
    'createTime',
    'updateTime',
    { sales: (row) => goodsView(row).sales, price: (row) => Number(row.price) },
  ],
  keepsOrder: true,
})
const states = goodsStatus.options.map(({ value }) => value)
on(goodsCalls.list)((input: Record<string, unknown>) => ({
  ...listed.page(goods(), input, goodsView),
  summary: listed.counts(goods(), input, 'status', states),
}))
on(specials.queryGoods)((input: Record<string, unknown>) => listed.page(goods(), input, goodsView))
