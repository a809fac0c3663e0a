import type { Screens } from '../..'
import ClubDetail from '../clubs/ClubDetail'
import Clubs from '../clubs/Clubs'
import Applications from '../clubs/Applications'
import Members from '../clubs/Members'

/** Clubs of car owners, and who is in them. */
export const screens = {
  '/club-management/carClub': Clubs,
  '/club-management/carClubDetail': ClubDetail,
  '/club-management/audit': Applications,
  '/club-management/member': Members,
} satisfies Screens
