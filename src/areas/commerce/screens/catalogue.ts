import type { Screens } from '../..'
import CategoryConfig from '../catalogue/CategoryConfig'
import PointsExchange from '../catalogue/PointsExchange'
import PrimaryCategories from '../catalogue/PrimaryCategories'
import SearchConfig from '../catalogue/SearchConfig'
import TaxItems from '../catalogue/TaxItems'

/** What the shop is arranged by: categories, search, points for money, tax items. */
export const screens = {
  '/config-management-shop/category-config': CategoryConfig,
  '/config-management-shop/primary-category': PrimaryCategories,
  '/config-management-shop/search-config': SearchConfig,
  '/config-management-shop/integral-config': PointsExchange,
  '/config-management-shop/taxHeadings-management': TaxItems,
} satisfies Screens
