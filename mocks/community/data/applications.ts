import { auditKind, reviewStatus } from '@/entities/community/audit'
import { clubStatus, joinMode } from '@/entities/community/club'
import type { ApplyChange } from '@/entities/community/clubApply'
import { colors, picture } from '../../core/context'
import { at } from '../../core/random'
import type { ClubRow } from './clubs'
import type { MemberRow } from './members'
import type { PersonRow } from './people'

/** An application as stored. Person and club are ids and times are in ms. */
export interface ApplyRow {
  auditId: string
  bizType: number
  clubId: string
  userId: string
  vin: string
  content: string
  images: string[]
  founderCount: number
  changes: ApplyChange[]
  moment: number
  decided: number
  status: number
  auditBy: string
  rejectReason: string
}

const HOUR = 3_600_000
const REVIEWERS = ['李娜', '王磊', '周岚'] as const
const REASONS = ['非认证车主，请先完成认证', '资料不完整，请补充行驶证', '名称不合规，请修改后再申请'] as const
const FOUNDING = '我们是一群住在本地的车主，已经自发组织了三次自驾，希望成立车友会，定期开展保养课堂和公益活动。'
const JOINING = [
  '提车半年，想认识本地的车友。',
  '经常跑长途，想一起自驾。',
  '朋友推荐加入，愿意参加线下活动 😄',
] as const
const CHANGING = '车友会更名，并更新了口号和头像，请审核。'
const PRESIDING = '本人工作调动，由副会长接任会长，已在群内公示七天。'
const JOININGS = 48
const WAITING = 16

export const buildApplications = (
  now: number,
  clubs: readonly ClubRow[],
  members: readonly MemberRow[],
  readers: readonly PersonRow[],
): ApplyRow[] => {
  const rows: ApplyRow[] = []
  const add = (
    row: Pick<ApplyRow, 'bizType' | 'clubId' | 'userId' | 'content'> & Partial<ApplyRow>,
    hoursAgo: number,
    status: number,
  ) => {
    const index = rows.length
    const moment = now - hoursAgo * HOUR
    const isDone = status === reviewStatus.passed || status === reviewStatus.rejected
    rows.push({
      auditId: String(8_900_000 + index * 7),
      vin: `LSYVE${String(2_026_000_000 + index * 7_919).padStart(12, '0')}`,
      images: index % 4 === 3 ? [] : [picture('行驶证', at(colors, index), 375, 240)],
      founderCount: 0,
      changes: [],
      moment,
      decided: isDone ? moment + (3 + (index % 30)) * HOUR : 0,
      status,
      auditBy: isDone ? at(REVIEWERS, index) : '',
      rejectReason: status === reviewStatus.rejected ? at(REASONS, index) : '',
      ...row,
    })
  }
  const bornOf = ({ createTime }: ClubRow) => Date.parse(`${createTime.replace(' ', 'T')}+08:00`)
  for (const [index, club] of clubs.entries()) {
    const status =
      club.status === clubStatus.pending
        ? reviewStatus.waiting
        : club.status === clubStatus.rejected
          ? reviewStatus.rejected
          : reviewStatus.passed
    const row = { bizType: auditKind.newClub, clubId: club.id, userId: club.presidentId, content: FOUNDING }
    add({ ...row, founderCount: index === 25 ? 3 : 5 + (index % 8) }, (now - bornOf(club)) / HOUR, status)
  }
  const up = clubs.filter(({ status, joinMode: mode }) => status === clubStatus.up && mode !== joinMode.open)
  const inside = new Set(members.map(({ clubId, userId }) => `${clubId} ${userId}`))
  for (let place = 0, step = 0; place < JOININGS; step++) {
    const [club, reader] = [at(up, step), at(readers, step * 17 + 3)]
    if (inside.has(`${club.id} ${reader.userId}`)) continue
    const status =
      place < WAITING
        ? reviewStatus.waiting
        : at([reviewStatus.passed, reviewStatus.passed, reviewStatus.rejected, reviewStatus.withdrawn], place)
    const hours = place < WAITING ? 1 + place * 4 : 80 + place * 11
    add(
      { bizType: auditKind.joining, clubId: club.id, userId: reader.userId, content: at(JOINING, place) },
      hours,
      status,
    )
    place++
  }
  const kept = clubs.filter(({ status }) => status === clubStatus.up)
  for (let place = 0; place < 10; place++) {
    const club = at(kept, place * 3 + 1)
    add(
      {
        bizType: auditKind.clubChange,
        clubId: club.id,
        userId: club.presidentId,
        content: CHANGING,
        changes: [
          { field: 'clubName', before: club.clubName, after: `${club.clubName.slice(0, 12)}之家${place}` },
          { field: 'slogan', before: club.slogan, after: '一起出发，一起回家' },
          { field: 'logo', before: club.logo, after: picture('新', at(colors, place + 3), 96, 96) },
        ],
      },
      6 + place * 13,
      place < 4 ? reviewStatus.waiting : at([reviewStatus.passed, reviewStatus.rejected], place),
    )
  }
  for (let place = 0; place < 6; place++) {
    const club = at(kept, place * 4 + 2)
    const next = members.filter(({ clubId }) => clubId === club.id)[2 + place]
    if (next)
      add(
        { bizType: auditKind.newPresident, clubId: club.id, userId: next.userId, content: PRESIDING },
        9 + place * 20,
        place < 3 ? reviewStatus.waiting : reviewStatus.rejected,
      )
  }
  return rows
}
