import { to } from '@/routes'

export const CLUB = '/club-management/carClubDetail'

/** The page of a club; '' without its id. */
export const clubPage = (id: string): string => (id ? to(CLUB, { id }) : '')
/** The members of a club. */
export const membersOf = (clubId: string): string => to('/club-management/member', { clubId })
/** What waits for its review about a club. */
export const auditsOf = (clubId: string): string => to('/club-management/audit', { clubId })
