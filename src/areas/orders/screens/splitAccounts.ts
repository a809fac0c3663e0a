import type { Screens } from '../..'
import ProrateAccountList from '../accounts/ProrateAccountList'
import ProrateApplicationForm from '../accounts/ProrateApplicationForm'
import SplitOrderList from '../accounts/SplitOrderList'
import SplitPaymentDetail from '../accounts/SplitPaymentDetail'
import SplitPaymentList from '../accounts/SplitPaymentList'

/** The accounts into which payments are split, and the payments that are. */
export const screens = {
  '/account-management/silver': ProrateApplicationForm,
  '/account-management/silverManagement': ProrateAccountList,
  '/account-management/orders': SplitOrderList,
  '/account-management/c-orders': SplitPaymentList,
  '/account-management/c-ordersDetail': SplitPaymentDetail,
} satisfies Screens
