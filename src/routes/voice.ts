import type { RouteLine } from './line'

/** The routes of voice: feedback, notices, messages to users, questionnaires and satisfaction, stores. */
export const voice = [
  { path: '/storeManagement/storePromotion', area: 'storePromotions' },
  { path: '/storeManagement/storeBasicInfoList', area: 'stores' },
] as const satisfies RouteLine[]
