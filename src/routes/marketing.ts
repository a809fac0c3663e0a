import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/campaign-host', area: 'campaigns', keepAliveFor: ['/marketing-management/campaign-host-details'] },
  { path: '/marketing-management/activity-type', area: 'campaigns', keepAliveFor: ['/marketing-management/activity-type-details'] },
  { path: '/marketing-management/campaign-host-details', area: 'campaigns', hidden: true },
  { path: '/marketing-management/activity-type-details', area: 'campaigns', hidden: true },
] as const satisfies RouteLine[]
