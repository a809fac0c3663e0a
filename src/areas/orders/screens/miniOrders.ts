import type { Screens } from '../..'
import CarOrderList from '../miniOrders/CarOrderList'
import RefundList from '../miniOrders/RefundList'
import TestDriveOrderList from '../miniOrders/TestDriveOrderList'

export const screens = {
  '/smallOrder/carOrder': CarOrderList,
  '/smallOrder/refundManagement': RefundList,
  '/smallOrder/testDriveOrder': TestDriveOrderList,
} satisfies Screens
