import type { RouteLine } from './line'

/** The routes of marketing, in the order of the menu. */
export const marketing = [] as const satisfies RouteLine[]
