import type { Screens } from '../..'
import DayConfigSetting from '../reservations/DayConfigSetting'
import MaintenanceDetail from '../reservations/MaintenanceDetail'
import MaintenanceList from '../reservations/MaintenanceList'

/** Service reservations, their schedule and opening hours. */
export const screens = {
  '/afterSale-management/maintenance': MaintenanceList,
  '/afterSale-management/maintenanceDetails': MaintenanceDetail,
  '/maintenance/maintenance': DayConfigSetting,
} satisfies Screens
