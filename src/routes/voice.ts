import type { RouteLine } from './line'

/** The routes of voice: feedback, notices, messages to users, questionnaires and satisfaction, stores. */
export const voice = [
  { path: '/feedback/index', area: 'feedback', keepAliveFor: ['/feedback/detail'] },
  { path: '/feedback/detail', area: 'feedback', hidden: true, needs: ['id'] },
  { path: '/storeManagement/employeeInfoMaintenance', area: 'storeEmployees' },
  { path: '/storeManagement/questionAnswer', area: 'storeQuestions' },
] as const satisfies RouteLine[]
