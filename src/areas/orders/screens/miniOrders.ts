import type { Screens } from '../..'
import CarOrder from '../miniOrders/CarOrder'
import RefundManagement from '../miniOrders/RefundManagement'
import TestDriveOrder from '../miniOrders/TestDriveOrder'

/** Orders, refunds and test drives of the mini-program. */
export const screens = {
  '/smallOrder/carOrder': CarOrder,
  '/smallOrder/refundManagement': RefundManagement,
  '/smallOrder/testDriveOrder': TestDriveOrder,
} satisfies Screens
