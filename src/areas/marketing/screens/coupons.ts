import type { Screens } from '../..'
import CouponBoard from '../coupons/CouponBoard'
import CouponTradeReport from '../coupons/CouponTradeReport'
import CouponGrantList from '../coupons/CouponGrantList'

export const screens = {
  '/marketing-management/cardVoucherManagement': CouponBoard,
  '/marketing-management/provideManagement': CouponGrantList,
  '/marketing-management/ProvideData': CouponTradeReport,
} satisfies Screens
