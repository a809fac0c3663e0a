import type { Screens } from '../..'
import EnrolmentList from '../enrolments/EnrolmentList'
import EnrolmentDetail from '../enrolments/EnrolmentDetail'

/** Activities that people enrol for: made, published, and their forms. */
export const screens = {
  '/activity-management/apply': EnrolmentList,
  '/activity-management/applyDetail': EnrolmentDetail,
} satisfies Screens
