import type { RouteLine } from './line'

/** The routes of members: their points, recommendations and games. */
export const members = [{ path: '/setting/userpointsreport', area: 'points' }] as const satisfies RouteLine[]
