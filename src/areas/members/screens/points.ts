import type { Screens } from '../..'
import UserPointsReport from '../points/UserPointsReport'

/** Points of staff and of users of the app. */
export const screens = {
  '/setting/userpointsreport': UserPointsReport,
} satisfies Screens
