import type { Screens } from '../..'
import FeedbackList from '../feedback/FeedbackList'
import FeedbackPage from '../feedback/FeedbackPage'

/** What users of the apps report, and the desk that answers them. */
export const screens = {
  '/feedback/index': FeedbackList,
  '/feedback/detail': FeedbackPage,
} satisfies Screens
