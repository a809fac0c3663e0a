import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/integral-turntable', area: 'draws', keepAliveFor: ['/marketing-management/details'] },
  { path: '/marketing-management/lottery-record', area: 'draws', keepAliveFor: ['/marketing-management/lottery-record-detail'] },
  { path: '/marketing-management/details', area: 'draws', hidden: true },
  { path: '/marketing-management/lottery-record-detail', area: 'draws', hidden: true, needs: ['id'] },
] as const satisfies RouteLine[]
