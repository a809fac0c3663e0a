import type { Screens } from '../..'
import StoreVideoReport from '../tripReports/StoreVideoReport'
import TripList from '../tripReports/TripList'

/** The trips of test-drive cars, and the report of store videos. */
export const screens = {
  '/trip-path/addCar': TripList,
  '/trip-path/storeVideoReports': StoreVideoReport,
} satisfies Screens
