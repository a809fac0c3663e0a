import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/label', area: 'materials', keepAliveFor: ['/marketing-management/label-details'] },
  { path: '/marketing-management/label-details', area: 'materials', hidden: true },
] as const satisfies RouteLine[]
