import type { Screens } from '../..'
import DealerOrderList from '../customerOrders/DealerOrderList'
import OrderDetail from '../customerOrders/OrderDetail'
import HeadquartersOrderList from '../customerOrders/HeadquartersOrderList'
import DealerDmsOrderList from '../dmsOrders/DealerDmsOrderList'
import HeadquartersDmsOrderList from '../dmsOrders/HeadquartersDmsOrderList'
import OrderShareList from '../shares/OrderShareList'

export const screens = {
  '/order-management/orderHeadquarter': HeadquartersOrderList,
  '/order-management/orderDealer': DealerOrderList,
  '/order-management/dealerHeadquarter': HeadquartersDmsOrderList,
  '/order-management/dealerDealer': DealerDmsOrderList,
  '/order-management/orderDetail': OrderDetail,
  '/order-management/orderShareManagement': OrderShareList,
} satisfies Screens
