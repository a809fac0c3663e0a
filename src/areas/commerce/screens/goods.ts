import type { Screens } from '../..'
import GoodsDetail from '../goods/GoodsDetail'
import GoodsList from '../goods/GoodsList'

/** What the shop sells: the list of goods, and the form of one with its SKUs. */
export const screens = {
  '/shop-management-shop/shop-management': GoodsList,
  '/shop-management-shop/addGoods': GoodsDetail,
} satisfies Screens
