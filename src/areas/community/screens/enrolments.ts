import type { Screens } from '../..'
import EnrolmentList from '../enrolments/EnrolmentList'
import EnrolmentDetail from '../enrolments/EnrolmentDetail'

export const screens = {
  '/activity-management/apply': EnrolmentList,
  '/activity-management/applyDetail': EnrolmentDetail,
} satisfies Screens
