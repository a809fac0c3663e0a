import type { RouteLine } from './line'

/** The routes of members: the guessing game around the football tournament. */
export const members = [
  { path: '/worldCupManagement/matchManagement', area: 'worldCup' },
  { path: '/worldCupManagement/activitySettings', area: 'worldCup' },
  { path: '/worldCupManagement/guessDetails', area: 'worldCup' },
  { path: '/worldCupManagement/drawPrize', area: 'worldCup' },
] as const satisfies RouteLine[]
