import type { Screens } from '../..'
import Activities from '../enrolRecords/Activities'
import Records from '../enrolRecords/Records'

/** The activities that people enrol for as they run, and who enrolled. */
export const screens = {
  '/activity-management/applyActivity': Activities,
  '/activity-management/applyRecord': Records,
} satisfies Screens
