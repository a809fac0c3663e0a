import { onReset } from '../core/control'
import { buildGoods, type CategoryRow, type GoodsRow } from '../data/goods'
import { reference } from './store'

/** The shop's goods and categories, made when they are first asked for. */
let shop: ReturnType<typeof buildGoods> | undefined
onReset(() => {
  shop = undefined
})
const made = () => (shop ??= buildGoods(reference()))

export const goods = (): GoodsRow[] => made().goods
export const categories = (): CategoryRow[] => made().categories
export const goodsById = (id: string): GoodsRow | undefined => goods().find((row) => row.id === id)
export const categoryById = (id: string): CategoryRow | undefined => categories().find((row) => row.id === id)
