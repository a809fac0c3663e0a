import type { Screens } from '../..'
import AfterSales from '../afterSales/AfterSales'
import AfterSaleDetail from '../afterSales/AfterSaleDetail'
import Freights from '../freights/Freights'

/** What delivery of the shop costs, and what becomes of goods that buyers want to give back. */
export const screens = {
  '/order-management-shop/freight-management': Freights,
  '/order-management-shop/aftersale-management': AfterSales,
  '/order-management-shop/aftersale-management-detail': AfterSaleDetail,
} satisfies Screens
