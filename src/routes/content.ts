import type { RouteLine } from './line'

/** The routes of content, in the order of the menu. */
export const content = [
  { path: '/star-management/carImageManagement', area: 'cars' },
  { path: '/carManagement/carManagement', area: 'cars' },
] as const satisfies RouteLine[]
