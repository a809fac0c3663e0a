import type { Screens } from '../..'
import UserPointsReport from '../points/UserPointsReport'

export const screens = {
  '/setting/userpointsreport': UserPointsReport,
} satisfies Screens
