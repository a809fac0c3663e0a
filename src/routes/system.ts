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
  { path: '/system-management/enterpriseManagement', area: 'system' },
  { path: '/system-management/distributorManagement', area: 'system' },
  { path: '/system-management/groupDealerManagement', area: 'system' },
  { path: '/system-management/secondDealerManagement', area: 'system' },
  { path: '/system-management/carsManagement', area: 'system' },
  { path: '/system-management/userInformation', area: 'system' },
  { path: '/internalStaff', area: 'system', single: true },
  { path: '/version/version', area: 'system' },
  { path: '/policyAgreementManagement/agreementPrivacy', area: 'system' },
  { path: '/policyAgreementManagement/faceManagement', area: 'system' },
  { path: '/policyAgreementManagement/logoutManagement', area: 'system' },
  { path: '/policyAgreementManagement/parkingManagement', area: 'system' },
  { path: '/policyAgreementManagement/OTAupgradeProtocol', area: 'system' },
  { path: '/policyAgreementManagement/insurancePointsGuide', area: 'system' },
] as const satisfies RouteLine[]
