import type { RouteLine } from './line'

/** The routes of members: users of the App, invitations, recommendations and promoters. */
export const members = [
  { path: '/starRecommendation/recommender', area: 'referrers' },
  { path: '/starRecommendation/recommended', area: 'referrers' },
  { path: '/user-management-shop/user-management', area: 'shopUsers' },
  { path: '/user-management-shop/star-recommendation', area: 'shopUsers' },
  { path: '/user-management-shop/cumulativeTraded', area: 'shopUsers' },
  { path: '/user-management-shop/recommendStarPromoter', area: 'shopUsers' },
] as const satisfies RouteLine[]
