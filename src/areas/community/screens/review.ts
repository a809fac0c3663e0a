import type { Screens } from '../..'
import ContentReviewBoard from '../review/ContentReviewBoard'

export const screens = {
  '/dynamic-management/contentReview': ContentReviewBoard,
} satisfies Screens
