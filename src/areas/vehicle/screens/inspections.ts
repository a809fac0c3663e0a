import type { Screens } from '../..'
import InspectionDetail from '../inspections/InspectionDetail'
import InspectionList from '../inspections/InspectionList'

export const screens = {
  '/afterSale-management/previewManagement': InspectionList,
  '/afterSale-management/previewDetails': InspectionDetail,
} satisfies Screens
