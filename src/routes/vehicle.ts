import type { RouteLine } from './line'

/** The routes of vehicles: test drives, off-site stock, service, insurance, connected cars. */
export const vehicle = [
  { path: '/drive-management/driveCarDealer', chunk: 'testDrive' },
  { path: '/drive-management/driveCarZB', chunk: 'testDrive' },
  { path: '/drive-management/driveList', chunk: 'testDrive' },
  { path: '/remoteStorage/remoteStorage', chunk: 'remoteStock' },
  {
    path: '/afterSale-management/picksend',
    chunk: 'picksends',
    keepAliveFor: ['/afterSale-management/picksendDetail'],
  },
  { path: '/afterSale-management/picksendDetail', chunk: 'picksends', hidden: true, needs: ['id'] },
  {
    path: '/afterSale-management/maintenance',
    chunk: 'reservations',
    keepAliveFor: ['/afterSale-management/maintenanceDetails'],
  },
  { path: '/afterSale-management/maintenanceDetails', chunk: 'reservations', hidden: true, needs: ['id'] },
  { path: '/afterSale-management/scheduling', chunk: 'reservations' },
  {
    path: '/afterSale-management/previewManagement',
    chunk: 'inspections',
    keepAliveFor: ['/afterSale-management/previewDetails'],
  },
  { path: '/afterSale-management/previewDetails', chunk: 'inspections', hidden: true, needs: ['id'] },
  { path: '/maintenance/maintenance', chunk: 'reservations' },
  { path: '/phev-report', chunk: 'phev', single: true },
  { path: '/carControl/caRcontrol-log', chunk: 'vehicleControl' },
  { path: '/carControl/TSP-port-log', chunk: 'vehicleControl' },
  { path: '/carControl/vehicleCondition-data', chunk: 'vehicleControl' },
  { path: '/trip-path/addCar', chunk: 'tripReports' },
  { path: '/carControl/AuthoGement', chunk: 'vehicleControl', keepAliveFor: ['/carControl/empower-details'] },
  { path: '/carControl/empower-details', chunk: 'vehicleControl', hidden: true, needs: ['id'] },
  { path: '/carControl/AccessConfiguration', chunk: 'vehicleControl' },
  { path: '/carControl/unbundling', chunk: 'vehicleControl' },
  { path: '/write-off-TSP', chunk: 'vehicleControl', single: true },
  { path: '/insurance/InsuranceCompanyManagement', chunk: 'insurance' },
  { path: '/insurance/riskOfSingle', chunk: 'insurance', keepAliveFor: ['/insurance/riskOfSingleDetails'] },
  { path: '/insurance/riskOfSingleDetails', chunk: 'insurance', hidden: true, needs: ['id'] },
  { path: '/trip-path/storeVideoReports', chunk: 'tripReports' },
] as const satisfies RouteLine[]
