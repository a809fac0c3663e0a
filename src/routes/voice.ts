import type { RouteLine } from './line'

/** The routes of voice: feedback, notices, messages to users, questionnaires and satisfaction, stores. */
export const voice = [
  { path: '/storeManagement/userEvaluateAndAppeal', area: 'storeEvaluations' },
  { path: '/storeManagement/appealManagement', area: 'storeEvaluations' },
  { path: '/storeManagement/scoreSetting', area: 'storeEvaluations' },
] as const satisfies RouteLine[]
