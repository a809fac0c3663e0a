import type { Screens } from '../..'
import InvitationDetails from '../invitations/InvitationDetails'
import InvitationIndex from '../invitations/InvitationIndex'
import PosterDetails from '../posters/PosterDetails'
import PosterList from '../posters/PosterList'
import PromotionDetails from '../promotions/PromotionDetails'
import PromotionList from '../promotions/PromotionList'
import ShareRecord from '../shares/ShareRecord'

/** Posters, promotions, share cards and invitations. */
export const screens = {
  '/marketing-management/casePromotion': PromotionList,
  '/marketing-management/casePromotion-details': PromotionDetails,
  '/marketing-management/poster': PosterList,
  '/marketing-management/poster-details': PosterDetails,
  '/marketing-management/shareRecord': ShareRecord,
  '/marketing-management/invitation-index': InvitationIndex,
  '/marketing-management/invitation-details': InvitationDetails,
} satisfies Screens
