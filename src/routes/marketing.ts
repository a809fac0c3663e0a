import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/campaign-host', area: 'campaigns', keepAliveFor: ['/marketing-management/campaign-host-details'] },
  { path: '/marketing-management/campaign-dealer', area: 'campaigns', keepAliveFor: ['/marketing-management/campaign-dealer-details'] },
  { path: '/marketing-management/activity-type', area: 'campaigns', keepAliveFor: ['/marketing-management/activity-type-details'] },
  { path: '/marketing-management/activity-management-index', area: 'campaigns', keepAliveFor: ['/marketing-management/activity-management-details'] },
  { path: '/marketing-management/campaign-host-details', area: 'campaigns', hidden: true },
  { path: '/marketing-management/campaign-dealer-details', area: 'campaigns', hidden: true },
  { path: '/marketing-management/activity-type-details', area: 'campaigns', hidden: true },
  { path: '/marketing-management/activity-management-details', area: 'campaigns', hidden: true, needs: ['id'] },
] as const satisfies RouteLine[]
