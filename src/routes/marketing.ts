import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/cardVoucherManagement', area: 'coupons' },
  { path: '/marketing-management/provideManagement', area: 'coupons' },
  { path: '/marketing-management/ProvideData', area: 'coupons' },
  { path: '/marketing-management/article', area: 'materials', keepAliveFor: ['/marketing-management/article-details'] },
  { path: '/marketing-management/video', area: 'materials', keepAliveFor: ['/marketing-management/video-details'] },
  { path: '/marketing-management/label', area: 'materials', keepAliveFor: ['/marketing-management/label-details'] },
  { path: '/marketing-management/campaign-host', area: 'campaigns', keepAliveFor: ['/marketing-management/campaign-host-details'] },
  { path: '/marketing-management/activity-type', area: 'campaigns', keepAliveFor: ['/marketing-management/activity-type-details'] },
  { path: '/marketing-management/integral-turntable', area: 'draws', keepAliveFor: ['/marketing-management/details'] },
  { path: '/marketing-management/lottery-record', area: 'draws', keepAliveFor: ['/marketing-management/lottery-record-detail'] },
  { path: '/marketing-management/cash-draw', area: 'draws', keepAliveFor: ['/marketing-management/add-cash-draw', '/marketing-management/edit-cash-draw'] },
  { path: '/marketing-management/add-cash-draw', area: 'draws', hidden: true },
  { path: '/marketing-management/edit-cash-draw', area: 'draws', hidden: true, needs: ['id'] },
  { path: '/marketing-management/drawRecords', area: 'draws', keepAliveFor: ['/marketing-management/drawRecordsDetail'] },
  { path: '/marketing-management/payRecords', area: 'draws' },
  { path: '/marketing-management/drawRecordsDetail', area: 'draws', hidden: true, needs: ['id'] },
  { path: '/marketing-management/article-details', area: 'materials', hidden: true },
  { path: '/marketing-management/video-details', area: 'materials', hidden: true },
  { path: '/marketing-management/label-details', area: 'materials', hidden: true },
  { path: '/marketing-management/campaign-host-details', area: 'campaigns', hidden: true },
  { path: '/marketing-management/activity-type-details', area: 'campaigns', hidden: true },
  { path: '/marketing-management/details', area: 'draws', hidden: true },
  { path: '/marketing-management/lottery-record-detail', area: 'draws', hidden: true, needs: ['id'] },
] as const satisfies RouteLine[]
