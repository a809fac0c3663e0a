import type { Screens } from '../..'
import ContentReview from '../review/ContentReview'

/** The review of what users write. */
export const screens = {
  '/dynamic-management/contentReview': ContentReview,
} satisfies Screens
