import type { RouteLine } from './line'

/** The routes of content, in the order of the menu. */
export const content = [] as const satisfies RouteLine[]
