import { to } from '@/routes'

export const CLUB = '/club-management/carClubDetail'

/** Returns the path of a club page. Empty without an id. */
export const clubPage = (id: string): string => (id ? to(CLUB, { id }) : '')
export const membersOf = (clubId: string): string => to('/club-management/member', { clubId })
export const auditsOf = (clubId: string): string => to('/club-management/audit', { clubId })
