import type { Screens } from '../..'
import EnrolActivityList from '../enrolRecords/EnrolActivityList'
import EnrolRecordList from '../enrolRecords/EnrolRecordList'

export const screens = {
  '/activity-management/applyActivity': EnrolActivityList,
  '/activity-management/applyRecord': EnrolRecordList,
} satisfies Screens
