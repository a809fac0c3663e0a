import type { RouteLine } from './line'

/** The routes of vehicles: test drives, off-site stock, service, insurance, connected cars. */
export const vehicle = [
  { path: '/drive-management/driveCarDealer', area: 'testDrive' },
  { path: '/drive-management/driveCarZB', area: 'testDrive' },
  { path: '/drive-management/driveList', area: 'testDrive' },
  { path: '/remoteStorage/remoteStorage', area: 'remoteStock' },
  {
    path: '/afterSale-management/picksend',
    area: 'picksends',
    keepAliveFor: ['/afterSale-management/picksendDetail'],
  },
  { path: '/afterSale-management/picksendDetail', area: 'picksends', hidden: true, needs: ['id'] },
  {
    path: '/afterSale-management/maintenance',
    area: 'reservations',
    keepAliveFor: ['/afterSale-management/maintenanceDetails'],
  },
  { path: '/afterSale-management/maintenanceDetails', area: 'reservations', hidden: true, needs: ['id'] },
  { path: '/afterSale-management/scheduling', area: 'reservations' },
  {
    path: '/afterSale-management/previewManagement',
    area: 'inspections',
    keepAliveFor: ['/afterSale-management/previewDetails'],
  },
  { path: '/afterSale-management/previewDetails', area: 'inspections', hidden: true, needs: ['id'] },
  { path: '/maintenance/maintenance', area: 'reservations' },
  { path: '/phev-report', area: 'phev', single: true },
  { path: '/carControl/caRcontrol-log', area: 'vehicleControl' },
  { path: '/carControl/TSP-port-log', area: 'vehicleControl' },
  { path: '/carControl/vehicleCondition-data', area: 'vehicleControl' },
  { path: '/trip-path/addCar', area: 'tripReports' },
  { path: '/carControl/AuthoGement', area: 'vehicleControl', keepAliveFor: ['/carControl/empower-details'] },
  { path: '/carControl/empower-details', area: 'vehicleControl', hidden: true, needs: ['id'] },
  { path: '/carControl/AccessConfiguration', area: 'vehicleControl' },
  { path: '/carControl/unbundling', area: 'vehicleControl' },
  { path: '/write-off-TSP', area: 'vehicleControl', single: true },
  { path: '/insurance/InsuranceCompanyManagement', area: 'insurance' },
  { path: '/insurance/riskOfSingle', area: 'insurance', keepAliveFor: ['/insurance/riskOfSingleDetails'] },
  { path: '/insurance/riskOfSingleDetails', area: 'insurance', hidden: true, needs: ['id'] },
  { path: '/trip-path/storeVideoReports', area: 'tripReports' },
] as const satisfies RouteLine[]
