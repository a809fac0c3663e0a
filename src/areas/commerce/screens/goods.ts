import type { Screens } from '../..'
import GoodsDetail from '../goods/GoodsDetail'
import GoodsList from '../goods/GoodsList'

export const screens = {
  '/shop-management-shop/shop-management': GoodsList,
  '/shop-management-shop/addGoods': GoodsDetail,
} satisfies Screens
