import { auditKind, reviewStatus } from '@/entities/community/audit'
import { clubStatus, clubType, joinMode, joinWay } from '@/entities/community/club'
import { type ApplyCheck, applyCheck, type ClubApply } from '@/entities/community/clubApply'
import { maskPhone } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { wireTime } from '../../core/context'
import { seeded } from '../../core/control'
import { integer, text } from '../../core/input'
import type { UserRow } from '../../system/data/types'
import { reference } from '../../system/rules/store'
import { type ApplyRow, buildApplications } from '../data/applications'
import type { ClubRow } from '../data/clubs'
import { clubs } from './clubs'
import { inClub, members } from './members'
import { authors, people, personOf } from './people'
import { posts } from './posts'
import { enter, preside } from './saveClub'

const HOUR = 3_600_000
const store = seeded('applications', () =>
  buildApplications(reference(), clubs(), members(), people().slice(authors().length)),
)
export const CLUB_KINDS: readonly number[] = [
  auditKind.newClub,
  auditKind.joining,
  auditKind.clubChange,
  auditKind.newPresident,
]

export const applications = (): ApplyRow[] => store()
const clubAt = (id: string): ClubRow | undefined => clubs().find((row) => row.id === id)

/** Builds the view of an application with the full phone number. Lists apply `masked` to it. */
export const applicationView = (row: ApplyRow, now: number): ClubApply => {
  const [club, person] = [clubAt(row.clubId), personOf(row.userId)]
  const { moment, decided, ...rest } = row
  return {
    // The data holds only the values of the enumerations.
    ...(rest as unknown as ClubApply),
    clubName: club?.clubName ?? '',
    clubType: (club?.clubType ?? '') as ClubApply['clubType'], // see above
    provinceCode: club?.provinceCode ?? '',
    cityCode: club?.cityCode ?? '',
    cityName: club?.cityName ?? '',
    nickname: person?.nickname ?? '',
    phone: person?.phone ?? '',
    userType: person?.userType ?? 1,
    seriesName: person?.seriesName ?? '',
    submitTime: wireTime(moment),
    waitHours: Math.round(Math.max(0, (decided || now) - moment) / (HOUR / 10)) / 10,
    auditTime: decided ? wireTime(decided) : '',
  }
}
export const masked = (row: ClubApply): ClubApply => ({ ...row, phone: maskPhone(row.phone) })

const QUARTER = 90 * 24 * HOUR
export const checksOf = (row: ApplyRow, now: number): ApplyCheck[] => {
  const [club, person] = [clubAt(row.clubId), personOf(row.userId)]
  if (!club) return []
  const name = row.changes.find(({ field }) => field === 'clubName')?.after ?? club.clubName
  const since = formatTime(now - QUARTER)
  const all: readonly (readonly [check: string, asked: boolean, pass: boolean])[] = [
    [
      applyCheck.owner,
      row.bizType !== auditKind.clubChange && (row.bizType !== auditKind.joining || club.joinMode === joinMode.owners),
      (person?.seriesCode ?? '') !== '',
    ],
    [
      applyCheck.series,
      club.seriesCode !== '' && row.bizType !== auditKind.clubChange,
      person?.seriesCode === club.seriesCode,
    ],
    [
      applyCheck.onlyOne,
      row.bizType === auditKind.newClub,
      !clubs().some(
        (one) =>
          one !== club &&
          one.status === clubStatus.up &&
          one.cityCode === club.cityCode &&
          one.clubType === club.clubType &&
          (club.clubType !== clubType.series || one.seriesCode === club.seriesCode),
      ),
    ],
    [
      applyCheck.noViolation,
      true,
      !posts().dynamics.some(
        ({ userId, offReason, publishTime }) => userId === row.userId && Boolean(offReason) && publishTime > since,
      ),
    ],
    [
      applyCheck.cleanName,
      row.bizType === auditKind.newClub || row.bizType === auditKind.clubChange,
      !/官方|总部|微信/.test(name),
    ],
    [applyCheck.founders, row.bizType === auditKind.newClub, row.founderCount >= 5],
  ]
  return all.filter(([, asked]) => asked).map(([check, , pass]) => ({ check, pass: pass ? 1 : 0 }))
}

type Input = Readonly<Record<string, unknown>>
/**
 * Returns the reason why a decision cannot be made. Undefined if it can. An application that has become obsolete is
 * withdrawn.
 */
export const applicationFault = (row: ApplyRow, isPass: boolean, input: Input, now: number): string | undefined => {
  if (row.status !== reviewStatus.waiting) return `该申请已被 ${row.auditBy || '用户'} 处理`
  const [club, remark] = [clubAt(row.clubId), text(input.remark)]
  if (!isPass) return [...remark].length < 5 || [...remark].length > 100 ? '请填写 5-100 字说明' : undefined
  if (row.bizType !== auditKind.newClub && club?.status !== clubStatus.up) {
    row.status = reviewStatus.withdrawn
    return '车友会已下架，申请已失效'
  }
  if (row.bizType === auditKind.joining && club && inClub(club.id).length >= club.memberLimit)
    return `车友会已满员(${inClub(club.id).length}/${club.memberLimit})`
  if (remark === '' && checksOf(row, now).some(({ pass }) => pass === 0)) return '存在未满足的检查项，请填写说明'
  const limit = integer(input.memberLimit)
  if (row.bizType === auditKind.newClub && limit !== undefined && (limit < 10 || limit > 5000))
    return '人数上限为 10-5000'
  return undefined
}

/** Stores the decision and applies its effects on the club. */
export const decideApplication = (row: ApplyRow, isPass: boolean, input: Input, user: UserRow, now: number): void => {
  const club = clubAt(row.clubId)
  Object.assign(row, {
    status: isPass ? reviewStatus.passed : reviewStatus.rejected,
    auditBy: user.nickname,
    decided: now,
    rejectReason: isPass ? '' : text(input.remark),
  })
  if (!club) return
  if (row.bizType === auditKind.newClub) {
    Object.assign(club, {
      status: isPass ? clubStatus.up : clubStatus.rejected,
      statusReason: isPass ? '' : text(input.remark),
      sort: integer(input.sort) ?? club.sort,
      memberLimit: integer(input.memberLimit) ?? club.memberLimit,
    })
    if (isPass) preside(club.id, club.presidentId, now)
  } else if (!isPass) return
  else if (row.bizType === auditKind.joining) enter(club.id, row.userId, now, joinWay.applied)
  else if (row.bizType === auditKind.newPresident) {
    preside(club.id, row.userId, now)
    club.presidentId = row.userId
  } else for (const { field, after } of row.changes) Object.assign(club, { [field]: after })
}
