import type { RouteLine } from './line'

/** The routes of members: points, shop users, recommendations, growth planet, guessing, wish list. */
export const members = [
  { path: '/setting/contact', area: 'pointTasks', keepAliveFor: ['/setting/detail'] },
  { path: '/setting/detail', area: 'pointTasks', hidden: true, needs: ['id'] },
  { path: '/setting/integralRule', area: 'pointTasks' },
  { path: '/wishList/wishList', area: 'wishes' },
] as const satisfies RouteLine[]
