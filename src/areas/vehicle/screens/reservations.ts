import type { Screens } from '../..'
import DayConfigForm from '../reservations/DayConfigForm'
import MaintenanceDetail from '../reservations/MaintenanceDetail'
import MaintenanceList from '../reservations/MaintenanceList'
import ScheduleBoard from '../reservations/ScheduleBoard'

export const screens = {
  '/afterSale-management/maintenance': MaintenanceList,
  '/afterSale-management/maintenanceDetails': MaintenanceDetail,
  '/maintenance/maintenance': DayConfigForm,
  '/afterSale-management/scheduling': ScheduleBoard,
} satisfies Screens
