import type { Screens } from '../..'
import FeedbackList from '../feedback/FeedbackList'
import FeedbackReplyForm from '../feedback/FeedbackReplyForm'

/** What users of the apps report, and the desk that answers them. */
export const screens = {
  '/feedback/index': FeedbackList,
  '/feedback/detail': FeedbackReplyForm,
} satisfies Screens
