import type { Screens } from '../..'
import ProrateAccounts from '../accounts/ProrateAccounts'
import ProrateApply from '../accounts/ProrateApply'
import SplitOrders from '../accounts/SplitOrders'
import SplitPayment from '../accounts/SplitPayment'
import SplitPayments from '../accounts/SplitPayments'

/** The accounts into which payments are split, and the payments that are. */
export const screens = {
  '/account-management/silver': ProrateApply,
  '/account-management/silverManagement': ProrateAccounts,
  '/account-management/orders': SplitOrders,
  '/account-management/c-orders': SplitPayments,
  '/account-management/c-ordersDetail': SplitPayment,
} satisfies Screens
