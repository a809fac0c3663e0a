import type { Screens } from '../..'
import ShareRecord from '../shares/ShareRecord'

/** Posters, promotions, share cards and invitations. */
export const screens = {
  '/marketing-management/shareRecord': ShareRecord,
} satisfies Screens
