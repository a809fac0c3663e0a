import type { RouteLine } from './line'

/** The routes of the community, in the order of the menu. */
export const community = [] as const satisfies RouteLine[]
