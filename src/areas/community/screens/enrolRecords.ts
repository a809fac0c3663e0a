import type { Screens } from '../..'
import EnrolActivityList from '../enrolRecords/EnrolActivityList'
import EnrolRecordList from '../enrolRecords/EnrolRecordList'

/** The activities that people enrol for as they run, and who enrolled. */
export const screens = {
  '/activity-management/applyActivity': EnrolActivityList,
  '/activity-management/applyRecord': EnrolRecordList,
} satisfies Screens
