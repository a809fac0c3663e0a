import type { Screens } from '../..'
import ClubDetail from '../clubs/ClubDetail'
import ClubList from '../clubs/ClubList'
import ClubApplicationList from '../clubs/ClubApplicationList'
import ClubMemberList from '../clubs/ClubMemberList'

export const screens = {
  '/club-management/carClub': ClubList,
  '/club-management/carClubDetail': ClubDetail,
  '/club-management/audit': ClubApplicationList,
  '/club-management/member': ClubMemberList,
} satisfies Screens
