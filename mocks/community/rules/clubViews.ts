import type { Club } from '@/entities/community/club'
import { dynamicStatus } from '@/entities/community/dynamic'
import { enrollStatus } from '@/entities/community/enroll'
import { toMillis } from '@/lib/time'
import { withId } from '../../core/input'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { seesRecord } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import type { ClubRow } from '../data/clubs'
import { clubs } from './clubs'
import { enrolments, stageOf } from './enrolments'
import { headCounts } from './members'
import { personOf } from './people'
import { posts } from './posts'

const areaOfCity = (cityCode: string): string => org.regions.find(({ code }) => code === cityCode)?.areaName ?? ''
/** Returns the clubs a user may see: a dealer those that it sponsors, a sales area those of its dealers and cities. */
export const clubsFor = (user: UserRow): ClubRow[] => {
  const sees = seesRecord(user)
  return clubs().filter(({ dealerCode, cityCode }) =>
    sees({ dealerCode, areaName: areaOf(dealerCode) || areaOfCity(cityCode) }),
  )
}
export const clubFor = (id: unknown, user: UserRow): ClubRow => withId(clubsFor(user), id, '无权查看或数据不存在')

const postCounts = (): Map<string, { count: number; last: number }> => {
  const counts = new Map<string, { count: number; last: number }>()
  for (const { clubId, status, publishTime } of posts().dynamics) {
    if (clubId === '') continue
    const known = counts.get(clubId) ?? { count: 0, last: 0 }
    const seen = status === dynamicStatus.up ? (toMillis(publishTime) ?? 0) : 0
    counts.set(clubId, { count: known.count + 1, last: Math.max(known.last, seen) })
  }
  return counts
}

/** A club with the time of its last post in ms, used only by filters. */
export type SeenClub = Club & { lastPost: number }
const counted =
  (heads: ReturnType<typeof headCounts>, written: ReturnType<typeof postCounts>) =>
  (row: ClubRow): SeenClub => {
    const president = personOf(row.presidentId)
    return {
      // The data holds only the values of the enumerations.
      ...(row as unknown as Club),
      presidentName: president?.nickname ?? '',
      presidentPhone: president?.phone ?? '',
      memberCount: 0,
      ownerCount: 0,
      ...heads.get(row.id),
      activityCount: enrolments().filter(({ clubId }) => clubId === row.id).length,
      dynamicCount: written.get(row.id)?.count ?? 0,
      lastPost: written.get(row.id)?.last ?? 0,
    }
  }
export const clubView = (row: ClubRow): SeenClub => counted(headCounts(), postCounts())(row)
export const clubViews = (rows: readonly ClubRow[]): SeenClub[] => rows.map(counted(headCounts(), postCounts()))

const RUNS: readonly number[] = [enrollStatus.announced, enrollStatus.open, enrollStatus.closed, enrollStatus.running]
export const runningIn = (clubId: string, now: number): number =>
  enrolments().filter((row) => row.clubId === clubId && RUNS.includes(stageOf(row, now))).length
