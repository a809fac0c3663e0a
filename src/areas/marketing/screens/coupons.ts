import type { Screens } from '../..'
import CardVoucherManagement from '../coupons/CardVoucherManagement'
import ProvideData from '../coupons/ProvideData'
import ProvideManagement from '../coupons/ProvideManagement'

/** Coupons, their grants and what became of them. */
export const screens = {
  '/marketing-management/cardVoucherManagement': CardVoucherManagement,
  '/marketing-management/provideManagement': ProvideManagement,
  '/marketing-management/ProvideData': ProvideData,
} satisfies Screens
