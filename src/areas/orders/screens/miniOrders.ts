import type { Screens } from '../..'
import CarOrderList from '../miniOrders/CarOrderList'
import RefundList from '../miniOrders/RefundList'
import TestDriveOrderList from '../miniOrders/TestDriveOrderList'

/** Orders, refunds and test drives of the mini-program. */
export const screens = {
  '/smallOrder/carOrder': CarOrderList,
  '/smallOrder/refundManagement': RefundList,
  '/smallOrder/testDriveOrder': TestDriveOrderList,
} satisfies Screens
