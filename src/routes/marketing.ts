import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [{ path: '/marketing-management/shareRecord', area: 'posters' }] as const satisfies RouteLine[]
