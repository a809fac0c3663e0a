import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/cardVoucherManagement', area: 'coupons' },
  { path: '/marketing-management/provideManagement', area: 'coupons' },
  { path: '/marketing-management/ProvideData', area: 'coupons' },
] as const satisfies RouteLine[]
