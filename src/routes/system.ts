import type { RouteLine } from './line'

/** The routes of area system. */
export const system = [
  { path: '/home', area: 'system', single: true, open: true, fixed: true },
  { path: '/login', area: 'system', single: true, hidden: true, public: true },
  { path: '/404', area: 'system', single: true, hidden: true, public: true },
  { path: '/401', area: 'system', single: true, hidden: true, public: true },
  { path: '/auth-redirect', area: 'system', single: true, hidden: true, public: true },
  { path: '/redirect/:path', area: 'system', single: true, hidden: true, public: true },
  { path: '/updatePassword', area: 'system', single: true },
  { path: '/system-management/resourceManagement', area: 'system' },
  { path: '/system-management/userManagement', area: 'system' },
  { path: '/system-management/roleManagement', area: 'system' },
] as const satisfies RouteLine[]
