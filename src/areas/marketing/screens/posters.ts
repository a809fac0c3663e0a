import type { Screens } from '../..'
import InvitationDetails from '../invitations/InvitationDetails'
import InvitationIndex from '../invitations/InvitationIndex'
import ShareRecord from '../shares/ShareRecord'

/** Posters, promotions, share cards and invitations. */
export const screens = {
  '/marketing-management/shareRecord': ShareRecord,
  '/marketing-management/invitation-index': InvitationIndex,
  '/marketing-management/invitation-details': InvitationDetails,
} satisfies Screens
