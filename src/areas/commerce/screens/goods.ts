import type { Screens } from '../..'
import AddGoods from '../goods/AddGoods'
import Goods from '../goods/Goods'

/** What the shop sells: the list of goods, and the form of one with its SKUs. */
export const screens = {
  '/shop-management-shop/shop-management': Goods,
  '/shop-management-shop/addGoods': AddGoods,
} satisfies Screens
