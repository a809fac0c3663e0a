import type { Screens } from '../..'
import OrderDealer from '../customerOrders/OrderDealer'
import OrderDetail from '../customerOrders/OrderDetail'
import OrderHeadquarter from '../customerOrders/OrderHeadquarter'
import DealerDealer from '../dmsOrders/DealerDealer'
import DealerHeadquarter from '../dmsOrders/DealerHeadquarter'
import OrderShares from '../shares/OrderShares'

/** Orders of customers and dealers. */
export const screens = {
  '/order-management/orderHeadquarter': OrderHeadquarter,
  '/order-management/orderDealer': OrderDealer,
  '/order-management/dealerHeadquarter': DealerHeadquarter,
  '/order-management/dealerDealer': DealerDealer,
  '/order-management/orderDetail': OrderDetail,
  '/order-management/orderShareManagement': OrderShares,
} satisfies Screens
