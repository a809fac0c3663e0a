import type { Screens } from '../..'
import CategoryBoard from '../catalogue/CategoryBoard'
import PointsExchangeForm from '../catalogue/PointsExchangeForm'
import PrimaryCategoryList from '../catalogue/PrimaryCategoryList'
import SearchConfigForm from '../catalogue/SearchConfigForm'
import TaxItemList from '../catalogue/TaxItemList'

export const screens = {
  '/config-management-shop/category-config': CategoryBoard,
  '/config-management-shop/primary-category': PrimaryCategoryList,
  '/config-management-shop/search-config': SearchConfigForm,
  '/config-management-shop/integral-config': PointsExchangeForm,
  '/config-management-shop/taxHeadings-management': TaxItemList,
} satisfies Screens
