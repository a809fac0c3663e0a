import type { Screens } from '../..'
import OrderDetail from '../shopOrders/OrderDetail'
import OrderList from '../shopOrders/OrderList'
import PackageList from '../shopOrders/PackageList'

export const screens = {
  '/order-management-shop/order-management': OrderList,
  '/order-management-shop/order-management-detail': OrderDetail,
  '/order-management-shop/new-orderManage': PackageList,
} satisfies Screens
