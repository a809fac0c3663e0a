import type { Screens } from '../..'
import FeedbackList from '../feedback/FeedbackList'
import FeedbackReplyForm from '../feedback/FeedbackReplyForm'

export const screens = {
  '/feedback/index': FeedbackList,
  '/feedback/detail': FeedbackReplyForm,
} satisfies Screens
