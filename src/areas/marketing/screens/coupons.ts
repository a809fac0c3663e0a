import type { Screens } from '../..'
import CardVoucherManagement from '../coupons/CardVoucherManagement'

/** Coupons, their grants and what became of them. */
export const screens = {
  '/marketing-management/cardVoucherManagement': CardVoucherManagement,
} satisfies Screens
