import type { RouteLine } from './line'

/** The routes of members: points, shop users, recommendations, games. */
export const members = [
  { path: '/setting/integralPool', area: 'pointPools' },
  { path: '/setting/integralReport', area: 'pointPools' },
  { path: '/setting/integralSetting', area: 'pointPools' },
  { path: '/setting/reportUnbundling', area: 'pointPools' },
] as const satisfies RouteLine[]
