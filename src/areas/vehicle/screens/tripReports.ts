import type { Screens } from '../..'
import StoreVideoReport from '../tripReports/StoreVideoReport'
import TripList from '../tripReports/TripList'

export const screens = {
  '/trip-path/addCar': TripList,
  '/trip-path/storeVideoReports': StoreVideoReport,
} satisfies Screens
