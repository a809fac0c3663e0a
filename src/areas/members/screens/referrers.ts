import type { Screens } from '../..'
import ReferredList from '../referrers/ReferredList'
import ReferrerList from '../referrers/ReferrerList'

export const screens = {
  '/starRecommendation/recommender': ReferrerList,
  '/starRecommendation/recommended': ReferredList,
} satisfies Screens
