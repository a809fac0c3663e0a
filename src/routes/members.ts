import type { RouteLine } from './line'

/** The routes of members: points, wish list, invitations, users of the App, growth planet, football tournament. */
export const members = [
  { path: '/setting/contact', chunk: 'pointTasks', keepAliveFor: ['/setting/detail'] },
  { path: '/setting/detail', chunk: 'pointTasks', hidden: true, needs: ['id'] },
  { path: '/setting/integralPool', chunk: 'pointPools' },
  { path: '/setting/integralReport', chunk: 'pointPools' },
  { path: '/setting/integralSetting', chunk: 'pointPools' },
  { path: '/setting/userpointsreport', chunk: 'points' },
  { path: '/setting/reportUnbundling', chunk: 'pointPools' },
  { path: '/setting/integralRule', chunk: 'pointTasks' },
  { path: '/wishList/wishList', chunk: 'wishes' },
  { path: '/starRecommendation/recommender', chunk: 'referrers' },
  { path: '/starRecommendation/recommended', chunk: 'referrers' },
  { path: '/user-management-shop/user-management', chunk: 'shopUsers' },
  { path: '/user-management-shop/star-recommendation', chunk: 'shopUsers' },
  { path: '/user-management-shop/cumulativeTraded', chunk: 'shopUsers' },
  { path: '/user-management-shop/recommendStarPromoter', chunk: 'shopUsers' },
  { path: '/dreamPlant/growManagement', chunk: 'growthPlanet' },
  { path: '/dreamPlant/levelManagement', chunk: 'growthPlanet' },
  { path: '/dreamPlant/growReport', chunk: 'growthPlanet' },
  { path: '/dreamPlant/setting', chunk: 'growthPlanet' },
  { path: '/worldCupManagement/matchManagement', chunk: 'worldCup' },
  { path: '/worldCupManagement/activitySettings', chunk: 'worldCup' },
  { path: '/worldCupManagement/guessDetails', chunk: 'worldCup' },
  { path: '/worldCupManagement/drawPrize', chunk: 'worldCup' },
] as const satisfies RouteLine[]
