import type { Screens } from '../..'
import Apply from '../enrolments/Apply'
import ApplyDetail from '../enrolments/ApplyDetail'

/** Activities that people enrol for: made, published, and their forms. */
export const screens = {
  '/activity-management/apply': Apply,
  '/activity-management/applyDetail': ApplyDetail,
} satisfies Screens
