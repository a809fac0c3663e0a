import type { Screens } from '../..'
import PromoterList from '../shopUsers/PromoterList'
import RecommendList from '../shopUsers/RecommendList'
import TradedReport from '../shopUsers/TradedReport'
import UserList from '../shopUsers/UserList'

export const screens = {
  '/user-management-shop/user-management': UserList,
  '/user-management-shop/star-recommendation': RecommendList,
  '/user-management-shop/cumulativeTraded': TradedReport,
  '/user-management-shop/recommendStarPromoter': PromoterList,
} satisfies Screens
