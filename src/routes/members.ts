import type { RouteLine } from './line'

/** The routes of members: points, shop users, promoters, growth planet, tournament guessing, wish list. */
export const members = [
  { path: '/dreamPlant/growManagement', area: 'growthPlanet' },
  { path: '/dreamPlant/levelManagement', area: 'growthPlanet' },
  { path: '/dreamPlant/growReport', area: 'growthPlanet' },
  { path: '/dreamPlant/setting', area: 'growthPlanet' },
] as const satisfies RouteLine[]
