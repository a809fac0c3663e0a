import { seeded } from '../../core/control'
import { buildGoods, type CategoryRow, type GoodsRow } from '../data/goods'
import { reference } from '../../system/rules/store'

/** The shop's goods and categories. */
const made = seeded('goods', () => buildGoods(reference()))

export const goods = (): GoodsRow[] => made().goods
export const categories = (): CategoryRow[] => made().categories
export const goodsById = (id: string): GoodsRow | undefined => goods().find((row) => row.id === id)
export const categoryById = (id: string): CategoryRow | undefined => categories().find((row) => row.id === id)
