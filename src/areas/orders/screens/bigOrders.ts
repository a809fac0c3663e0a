import type { Screens } from '../..'
import BigOrderDetail from '../bigOrders/BigOrderDetail'
import BigOrderList from '../bigOrders/BigOrderList'
import BigServiceDetail from '../bigOrders/BigServiceDetail'
import BigServiceList from '../bigOrders/BigServiceList'

export const screens = {
  '/big-order/big-orderList': BigOrderList,
  '/big-order/big-orderDetail': BigOrderDetail,
  '/big-afterservice/big-serviceOrderList': BigServiceList,
  '/big-afterservice/big-serviceOrderDetail': BigServiceDetail,
} satisfies Screens
