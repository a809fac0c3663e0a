import { clubStatus, joinWay, memberRole, memberStatus } from '@/entities/community/club'
import { at } from '../../core/random'
import type { ClubRow } from './clubs'
import type { PersonRow } from './people'

/** A current or former club member as stored. Times are in ms, 0 if the event has not occurred. */
export interface MemberRow {
  id: string
  clubId: string
  userId: string
  memberRole: number
  joinWay: number
  joined: number
  active: number
  left: number
  status: number
  leaveReason: string
}

const MEMBERS = 12_400
const DAY = 86_400_000
const shares = [0.42, 0.28, 0.97, 0.16, 1, 0.44, 0.31, 0.22, 0.5, 0.33, 0.36, 0.18, 0.26] as const
const removedFor = [
  '在群内反复发布广告，多次提醒无效',
  '辱骂其他车友，管理员申请移出',
  '冒充认证车主加入车友会',
] as const

/** Returns a deterministic number from 0 to 1 for an index. The random generator is too slow for this volume. */
const spread = (place: number, step: number): number => ((place * step + 13) % 1000) / 1000

export const buildMembers = (
  now: number,
  clubs: readonly ClubRow[],
  readers: readonly PersonRow[],
  posts: readonly { clubId: string; userId: string }[],
): MemberRow[] => {
  const writers = new Map<string, Set<string>>()
  for (const { clubId, userId } of posts)
    if (clubId !== '') writers.set(clubId, (writers.get(clubId) ?? new Set()).add(userId))
  const kept = clubs.filter(({ status }) => status === clubStatus.up || status === clubStatus.down)
  const gone = clubs.filter(({ status }) => status === clubStatus.disbanded)
  const rows: MemberRow[] = []
  const add = (club: ClubRow, place: number, userId: string, status: number, role: number = memberRole.member) => {
    const born = Date.parse(`${club.createTime.replace(' ', 'T')}+08:00`)
    const age = Math.max(now - born, DAY)
    const joined = role === memberRole.president ? born : now - Math.floor(age * spread(rows.length, 7919) ** 2)
    const isOut = status === memberStatus.left || status === memberStatus.removed
    const left = isOut ? joined + Math.floor((now - joined) * spread(rows.length, 6007)) : 0
    const until = left || now
    rows.push({
      id: String(7_700_000 + rows.length * 3),
      clubId: club.id,
      userId,
      memberRole: role,
      joinWay:
        role === memberRole.president
          ? joinWay.founder
          : at([joinWay.applied, joinWay.applied, joinWay.invited], place),
      joined,
      active: Math.max(joined, until - Math.floor(DAY * 150 * spread(rows.length, 4513) ** 2)),
      left,
      status,
      leaveReason: status === memberStatus.removed ? at(removedFor, place) : '',
    })
  }
  for (const [index, club] of [...kept, ...gone].entries()) {
    const isGone = club.status === clubStatus.disbanded
    const count = Math.floor(club.memberLimit * at(shares, index))
    const inClub = new Set([club.presidentId, ...(writers.get(club.id) ?? [])])
    for (let step = index * 211; inClub.size < count; step += 7) inClub.add(at(readers, step).userId)
    let place = 0
    for (const userId of inClub) {
      const role =
        place === 0
          ? memberRole.president
          : place <= 2
            ? memberRole.vice
            : place <= 6
              ? memberRole.admin
              : memberRole.member
      const status = isGone ? memberStatus.left : place % 61 === 60 ? memberStatus.muted : memberStatus.normal
      add(club, place++, userId, status, role)
    }
  }
  for (let place = 0; rows.length < MEMBERS; place++)
    add(
      at(kept, place),
      place,
      at(readers, place * 13 + 5).userId,
      place % 4 === 3 ? memberStatus.removed : memberStatus.left,
    )
  return rows
}
