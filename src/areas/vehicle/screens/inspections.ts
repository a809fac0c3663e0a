import type { Screens } from '../..'
import InspectionDetail from '../inspections/InspectionDetail'
import InspectionList from '../inspections/InspectionList'

/** Pre-inspection sheets of cars that came in for service. */
export const screens = {
  '/afterSale-management/previewManagement': InspectionList,
  '/afterSale-management/previewDetails': InspectionDetail,
} satisfies Screens
