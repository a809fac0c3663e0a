import type { Screens } from '../..'
import TripList from '../tripReports/TripList'

/** The trips of test-drive cars. */
export const screens = {
  '/trip-path/addCar': TripList,
} satisfies Screens
