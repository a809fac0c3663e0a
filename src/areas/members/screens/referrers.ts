import type { Screens } from '../..'
import ReferredList from '../referrers/ReferredList'
import ReferrerList from '../referrers/ReferrerList'

/** Who invites friends with a poster, and who came. */
export const screens = {
  '/starRecommendation/recommender': ReferrerList,
  '/starRecommendation/recommended': ReferredList,
} satisfies Screens
