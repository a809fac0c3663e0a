import type { Screens } from '../..'
import ContentReviewBoard from '../review/ContentReviewBoard'

/** The review of what users write. */
export const screens = {
  '/dynamic-management/contentReview': ContentReviewBoard,
} satisfies Screens
