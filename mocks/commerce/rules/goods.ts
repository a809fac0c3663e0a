import { skuStatus } from '@/entities/commerce/goodsSku'
import { fromCents, toCents } from '@/lib/money'
import { seeded } from '../../core/control'
import { org, reference } from '../../system/rules/store'
import { buildGoods } from '../data/goods'
import { buildShopGoods, type GoodsRow } from '../data/shopGoods'
import { categories, categoryById } from './categories'

export const goods = seeded('goods', (): GoodsRow[] => {
  const rows = buildShopGoods(
    reference(),
    buildGoods(reference(), categories()),
    (categoryId) => categoryById(categoryId)?.taxCode ?? '',
    org.carSeries.map(({ seriesCode }) => seriesCode),
  )
  rows.forEach(countGoods)
  return rows
})
export const taxedAs = ({ taxCode, categoryId }: GoodsRow): string =>
  taxCode || (categoryById(categoryId)?.taxCode ?? '')
export const goodsById = (id: string): GoodsRow | undefined => goods().find((row) => row.id === id)

/**
 * Updates the totals of goods from their SKUs that are on: lowest price, its list price, lowest points and total
 * stock.
 */
export function countGoods(row: GoodsRow): void {
  const on = row.skuList.filter(({ status }) => status === skuStatus.on)
  const cheapest = on.toSorted((a, b) => (toCents(a.price) ?? 0) - (toCents(b.price) ?? 0))[0]
  const points = on.flatMap((sku) => sku.points ?? [])
  row.price = cheapest?.price ?? ''
  row.oriPrice = cheapest?.oriPrice ?? ''
  row.points = points.length ? Math.min(...points) : null
  row.stocks = on.reduce((sum, { stocks }) => sum + stocks, 0)
}

/** Returns the value of one piece in yuan. For goods sold for points only, ten points are one yuan. */
export const worthOf = ({ price, points }: GoodsRow): string => price || fromCents((points ?? 0) * 10)
