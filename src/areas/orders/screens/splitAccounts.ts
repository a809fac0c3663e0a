import type { Screens } from '../..'
import ProrateAccountList from '../splitAccounts/ProrateAccountList'
import ProrateApplicationForm from '../splitAccounts/ProrateApplicationForm'
import SplitOrderList from '../splitAccounts/SplitOrderList'
import SplitPaymentDetail from '../splitAccounts/SplitPaymentDetail'
import SplitPaymentList from '../splitAccounts/SplitPaymentList'

export const screens = {
  '/account-management/silver': ProrateApplicationForm,
  '/account-management/silverManagement': ProrateAccountList,
  '/account-management/orders': SplitOrderList,
  '/account-management/c-orders': SplitPaymentList,
  '/account-management/c-ordersDetail': SplitPaymentDetail,
} satisfies Screens
