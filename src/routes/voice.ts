import type { RouteLine } from './line'

/** The routes of voice: feedback, notices, messages to users, questionnaires and satisfaction, stores. */
export const voice = [] as const satisfies RouteLine[]
