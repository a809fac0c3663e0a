import type { RouteLine } from './line'

/** The routes of members: users of the App, invitations, recommendations, promoters, and the guessing game around the football tournament. */
export const members = [
  { path: '/starRecommendation/recommender', area: 'referrers' },
  { path: '/starRecommendation/recommended', area: 'referrers' },
  { path: '/user-management-shop/user-management', area: 'shopUsers' },
  { path: '/user-management-shop/star-recommendation', area: 'shopUsers' },
  { path: '/user-management-shop/cumulativeTraded', area: 'shopUsers' },
  { path: '/user-management-shop/recommendStarPromoter', area: 'shopUsers' },
  { path: '/worldCupManagement/matchManagement', area: 'worldCup' },
  { path: '/worldCupManagement/activitySettings', area: 'worldCup' },
  { path: '/worldCupManagement/guessDetails', area: 'worldCup' },
  { path: '/worldCupManagement/drawPrize', area: 'worldCup' },
] as const satisfies RouteLine[]
