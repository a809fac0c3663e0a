import type { Screens } from '../..'
import PromotionList from '../storePromotions/PromotionList'

export const screens = {
  '/storeManagement/storePromotion': PromotionList,
} satisfies Screens
