import type { Screens } from '../..'
import ClubDetail from '../clubs/ClubDetail'
import ClubList from '../clubs/ClubList'
import ClubApplicationList from '../clubs/ClubApplicationList'
import ClubMemberList from '../clubs/ClubMemberList'

/** ClubList of car owners, and who is in them. */
export const screens = {
  '/club-management/carClub': ClubList,
  '/club-management/carClubDetail': ClubDetail,
  '/club-management/audit': ClubApplicationList,
  '/club-management/member': ClubMemberList,
} satisfies Screens
