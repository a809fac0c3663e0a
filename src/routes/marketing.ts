import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/cardVoucherManagement', chunk: 'coupons' },
  { path: '/marketing-management/provideManagement', chunk: 'coupons' },
  { path: '/marketing-management/ProvideData', chunk: 'coupons' },
  {
    path: '/marketing-management/article',
    chunk: 'materials',
    keepAliveFor: ['/marketing-management/article-details'],
  },
  { path: '/marketing-management/video', chunk: 'materials', keepAliveFor: ['/marketing-management/video-details'] },
  { path: '/marketing-management/poster', chunk: 'posters', keepAliveFor: ['/marketing-management/poster-details'] },
  { path: '/marketing-management/shareRecord', chunk: 'posters' },
  { path: '/marketing-management/label', chunk: 'materials', keepAliveFor: ['/marketing-management/label-details'] },
  {
    path: '/marketing-management/casePromotion',
    chunk: 'posters',
    keepAliveFor: ['/marketing-management/casePromotion-details'],
  },
  {
    path: '/marketing-management/campaign-host',
    chunk: 'campaigns',
    keepAliveFor: ['/marketing-management/campaign-host-details'],
  },
  {
    path: '/marketing-management/campaign-dealer',
    chunk: 'campaigns',
    keepAliveFor: ['/marketing-management/campaign-dealer-details'],
  },
  {
    path: '/marketing-management/activity-type',
    chunk: 'campaigns',
    keepAliveFor: ['/marketing-management/activity-type-details'],
  },
  { path: '/marketing-management/integral-turntable', chunk: 'draws', keepAliveFor: ['/marketing-management/details'] },
  {
    path: '/marketing-management/lottery-record',
    chunk: 'draws',
    keepAliveFor: ['/marketing-management/lottery-record-detail'],
  },
  {
    path: '/marketing-management/activity-management-index',
    chunk: 'campaigns',
    keepAliveFor: ['/marketing-management/activity-management-details'],
  },
  {
    path: '/marketing-management/invitation-index',
    chunk: 'posters',
    keepAliveFor: ['/marketing-management/invitation-details'],
  },
  {
    path: '/marketing-management/cash-draw',
    chunk: 'draws',
    keepAliveFor: ['/marketing-management/add-cash-draw', '/marketing-management/edit-cash-draw'],
  },
  { path: '/marketing-management/add-cash-draw', chunk: 'draws', hidden: true },
  { path: '/marketing-management/edit-cash-draw', chunk: 'draws', hidden: true, needs: ['id'] },
  {
    path: '/marketing-management/drawRecords',
    chunk: 'draws',
    keepAliveFor: ['/marketing-management/drawRecordsDetail'],
  },
  { path: '/marketing-management/payRecords', chunk: 'draws' },
  { path: '/marketing-management/drawRecordsDetail', chunk: 'draws', hidden: true, needs: ['id'] },
  { path: '/marketing-management/article-details', chunk: 'materials', hidden: true, alsoNew: true },
  { path: '/marketing-management/video-details', chunk: 'materials', hidden: true, alsoNew: true },
  { path: '/marketing-management/poster-details', chunk: 'posters', hidden: true, alsoNew: true },
  { path: '/marketing-management/label-details', chunk: 'materials', hidden: true, alsoNew: true },
  { path: '/marketing-management/casePromotion-details', chunk: 'posters', hidden: true, alsoNew: true },
  { path: '/marketing-management/campaign-host-details', chunk: 'campaigns', hidden: true, alsoNew: true },
  { path: '/marketing-management/campaign-dealer-details', chunk: 'campaigns', hidden: true, alsoNew: true },
  { path: '/marketing-management/activity-type-details', chunk: 'campaigns', hidden: true, alsoNew: true },
  { path: '/marketing-management/details', chunk: 'draws', hidden: true, alsoNew: true },
  { path: '/marketing-management/lottery-record-detail', chunk: 'draws', hidden: true, needs: ['id'] },
  { path: '/marketing-management/activity-management-details', chunk: 'campaigns', hidden: true, needs: ['id'] },
  { path: '/marketing-management/invitation-details', chunk: 'posters', hidden: true, alsoNew: true },
] as const satisfies RouteLine[]
