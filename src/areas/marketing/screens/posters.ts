import type { Screens } from '../..'
import InvitationDetail from '../invitations/InvitationDetail'
import InvitationList from '../invitations/InvitationList'
import PosterDetail from '../posters/PosterDetail'
import PosterList from '../posters/PosterList'
import PromotionDetail from '../promotions/PromotionDetail'
import PromotionList from '../promotions/PromotionList'
import ShareRecordList from '../shares/ShareRecordList'

export const screens = {
  '/marketing-management/casePromotion': PromotionList,
  '/marketing-management/casePromotion-details': PromotionDetail,
  '/marketing-management/poster': PosterList,
  '/marketing-management/poster-details': PosterDetail,
  '/marketing-management/shareRecord': ShareRecordList,
  '/marketing-management/invitation-index': InvitationList,
  '/marketing-management/invitation-details': InvitationDetail,
} satisfies Screens
