import type { RouteLine } from './line'

/** The routes of members: points, wish list, invitations, users of the App, growth planet, football tournament. */
export const members = [
  { path: '/setting/contact', area: 'pointTasks', keepAliveFor: ['/setting/detail'] },
  { path: '/setting/detail', area: 'pointTasks', hidden: true, needs: ['id'] },
  { path: '/setting/integralPool', area: 'pointPools' },
  { path: '/setting/integralReport', area: 'pointPools' },
  { path: '/setting/integralSetting', area: 'pointPools' },
  { path: '/setting/userpointsreport', area: 'points' },
  { path: '/setting/reportUnbundling', area: 'pointPools' },
  { path: '/setting/integralRule', area: 'pointTasks' },
  { path: '/wishList/wishList', area: 'wishes' },
  { path: '/starRecommendation/recommender', area: 'referrers' },
  { path: '/starRecommendation/recommended', area: 'referrers' },
  { path: '/user-management-shop/user-management', area: 'shopUsers' },
  { path: '/user-management-shop/star-recommendation', area: 'shopUsers' },
  { path: '/user-management-shop/cumulativeTraded', area: 'shopUsers' },
  { path: '/user-management-shop/recommendStarPromoter', area: 'shopUsers' },
  { path: '/dreamPlant/growManagement', area: 'growthPlanet' },
  { path: '/dreamPlant/levelManagement', area: 'growthPlanet' },
  { path: '/dreamPlant/growReport', area: 'growthPlanet' },
  { path: '/dreamPlant/setting', area: 'growthPlanet' },
  { path: '/worldCupManagement/matchManagement', area: 'worldCup' },
  { path: '/worldCupManagement/activitySettings', area: 'worldCup' },
  { path: '/worldCupManagement/guessDetails', area: 'worldCup' },
  { path: '/worldCupManagement/drawPrize', area: 'worldCup' },
] as const satisfies RouteLine[]
