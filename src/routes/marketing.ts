import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/cash-draw', area: 'draws', keepAliveFor: ['/marketing-management/add-cash-draw', '/marketing-management/edit-cash-draw'] },
  { path: '/marketing-management/add-cash-draw', area: 'draws', hidden: true },
  { path: '/marketing-management/edit-cash-draw', area: 'draws', hidden: true, needs: ['id'] },
  { path: '/marketing-management/drawRecords', area: 'draws', keepAliveFor: ['/marketing-management/drawRecordsDetail'] },
  { path: '/marketing-management/payRecords', area: 'draws' },
  { path: '/marketing-management/drawRecordsDetail', area: 'draws', hidden: true, needs: ['id'] },
] as const satisfies RouteLine[]
