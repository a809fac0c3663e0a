import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [
  { path: '/marketing-management/article', area: 'materials', keepAliveFor: ['/marketing-management/article-details'] },
  { path: '/marketing-management/video', area: 'materials', keepAliveFor: ['/marketing-management/video-details'] },
  { path: '/marketing-management/poster', area: 'posters', keepAliveFor: ['/marketing-management/poster-details'] },
  { path: '/marketing-management/shareRecord', area: 'posters' },
  { path: '/marketing-management/label', area: 'materials', keepAliveFor: ['/marketing-management/label-details'] },
  { path: '/marketing-management/casePromotion', area: 'posters', keepAliveFor: ['/marketing-management/casePromotion-details'] },
  { path: '/marketing-management/invitation-index', area: 'posters', keepAliveFor: ['/marketing-management/invitation-details'] },
  { path: '/marketing-management/article-details', area: 'materials', hidden: true },
  { path: '/marketing-management/video-details', area: 'materials', hidden: true },
  { path: '/marketing-management/poster-details', area: 'posters', hidden: true },
  { path: '/marketing-management/label-details', area: 'materials', hidden: true },
  { path: '/marketing-management/casePromotion-details', area: 'posters', hidden: true },
  { path: '/marketing-management/invitation-details', area: 'posters', hidden: true },
] as const satisfies RouteLine[]
