import type { Club } from '@/entities/community/club'
import type { ClubRow } from '../data/clubs'
import { personOf } from './people'
import { posts } from './posts'

/** A club as it is sent, with its president and how much is written in it. */
export const clubView = (row: ClubRow): Club => {
  const president = personOf(row.presidentId)
  return {
    // The data holds only the values of the enumerations.
    ...(row as unknown as Club),
    presidentName: president?.nickname ?? '',
    presidentPhone: president?.phone ?? '',
    memberCount: 0,
    ownerCount: 0,
    dynamicCount: posts().dynamics.filter(({ clubName }) => clubName === row.clubName).length,
  }
}
