import type { Screens } from '../..'
import AfterSaleList from '../afterSales/AfterSaleList'
import AfterSaleDetail from '../afterSales/AfterSaleDetail'
import FreightList from '../freights/FreightList'

export const screens = {
  '/order-management-shop/freight-management': FreightList,
  '/order-management-shop/aftersale-management': AfterSaleList,
  '/order-management-shop/aftersale-management-detail': AfterSaleDetail,
} satisfies Screens
