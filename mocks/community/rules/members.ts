import { type Club, type ClubMember, type ClubMonth, memberRole, memberStatus } from '@/entities/community/club'
import { userType } from '@/entities/community/shared'
import { maskPhone } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { wireTime } from '../../core/context'
import { seeded } from '../../core/control'
import { withId } from '../../core/input'
import { reference } from '../../system/rules/store'
import type { ClubRow } from '../data/clubs'
import { buildMembers, type MemberRow } from '../data/members'
import { clubPlaces } from '../data/clubs'
import { clubs } from './clubs'
import { authors, people, personOf } from './people'
import { posts } from './posts'

export const members = seeded('members', () =>
  buildMembers(reference(), clubs(), people().slice(authors().length), posts().dynamics),
)
export const memberOf = (id: unknown): MemberRow => withId(members(), id, '无权查看或数据不存在')
export const isIn = ({ status }: Pick<MemberRow, 'status'>): boolean =>
  status === memberStatus.normal || status === memberStatus.muted
export const inClub = (clubId: string): MemberRow[] => members().filter((row) => row.clubId === clubId && isIn(row))

const isOwner = (userId: string): boolean => (personOf(userId)?.seriesCode ?? '') !== ''
export const headCounts = (): Map<string, Pick<Club, 'memberCount' | 'ownerCount'>> => {
  const counts = new Map<string, { memberCount: number; ownerCount: number }>()
  for (const row of members()) {
    if (!isIn(row)) continue
    const count = counts.get(row.clubId) ?? { memberCount: 0, ownerCount: 0 }
    count.memberCount++
    if (isOwner(row.userId)) count.ownerCount++
    counts.set(row.clubId, count)
  }
  return counts
}

const MONTHS = 12
export const trendOf = (clubId: string, now: number): ClubMonth[] => {
  const [year = 0, month = 1] = formatTime(now).split('-').map(Number)
  const months = Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(year, month - MONTHS + index, 1)).toISOString().slice(0, 7),
  )
  const trend = new Map(months.map((name) => [name, { month: name, joinCount: 0, leaveCount: 0 }]))
  for (const row of members()) {
    if (row.clubId !== clubId) continue
    const joined = trend.get(wireTime(row.joined).slice(0, 7))
    if (joined) joined.joinCount++
    const left = row.left ? trend.get(wireTime(row.left).slice(0, 7)) : undefined
    if (left) left.leaveCount++
  }
  return [...trend.values()]
}

const written = () => {
  const counts = new Map<string, number>()
  for (const { clubId, userId } of posts().dynamics)
    if (clubId !== '') counts.set(`${clubId} ${userId}`, (counts.get(`${clubId} ${userId}`) ?? 0) + 1)
  return counts
}
export const known = (rows: readonly MemberRow[]) => {
  const posted = written()
  return rows.map((row) => {
    const person = personOf(row.userId)
    return {
      ...row,
      nickname: person?.nickname ?? '',
      phone: person?.phone ?? '',
      userType: row.memberRole === memberRole.president && isIn(row) ? userType.president : (person?.userType ?? 1),
      seriesCode: person?.seriesCode ?? '',
      dynamicCount: posted.get(`${row.clubId} ${row.userId}`) ?? 0,
    }
  })
}
const cityOf = (region: string): string =>
  clubPlaces.find(([, provinceName]) => region !== '' && provinceName.startsWith(region))?.[3] ?? ''
export const memberView = (row: ReturnType<typeof known>[number], club: ClubRow | undefined): ClubMember => {
  const person = personOf(row.userId)
  const { joined, active, left: _left, ...rest } = row
  return {
    // The data holds only the values of the enumerations.
    ...(rest as unknown as ClubMember),
    clubName: club?.clubName ?? '',
    avatar: person?.avatar ?? '',
    phone: maskPhone(row.phone),
    seriesName: person?.seriesName ?? '',
    cityName: cityOf(person?.ipRegion ?? ''),
    joinTime: wireTime(joined),
    lastActiveTime: wireTime(active),
  }
}
