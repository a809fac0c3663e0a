import type { Screens } from '../..'
import PromotionList from '../storePromotions/PromotionList'

/** What stores offer on their pages in the app. */
export const screens = {
  '/storeManagement/storePromotion': PromotionList,
} satisfies Screens
