import { club, clubStatus, clubType, joinWay, memberRole, memberStatus } from '@/entities/community/club'
import { userType } from '@/entities/community/shared'
import { dealerType } from '@/entities/shared/enums'
import { refuseFields, sent, text } from '../../core/input'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demanded } from '../../content/rules/order'
import type { UserRow } from '../../system/data/types'
import { newId, org } from '../../system/rules/store'
import type { ClubRow } from '../data/clubs'
import type { MemberRow } from '../data/members'
import { clubs } from './clubs'
import { inClub, members } from './members'
import { personOf } from './people'

type Input = Readonly<Record<string, unknown>>
export const isKept = ({ status }: Pick<ClubRow, 'status'>): boolean =>
  status === clubStatus.up || status === clubStatus.down

/** Reports a person who cannot be president: not a certified owner, or already president of another club. */
const presidentFault = (userId: string, was?: ClubRow): string | undefined => {
  if (userId === '' || userId === was?.presidentId) return undefined
  const kind = personOf(userId)?.userType
  if (kind !== userType.owner && kind !== userType.president) return '会长须为认证车主'
  const other = clubs().find((row) => row !== was && isKept(row) && row.presidentId === userId)
  return other && `该用户已是「${other.clubName}」会长`
}

export const readClub = (input: Input, user: UserRow, was?: ClubRow) => {
  const { values, faults } = readInto(
    { ...club, sort: demanded(club.sort) },
    ['clubName', 'clubType', 'logo', 'cover', 'slogan', 'intro', 'joinMode', 'memberLimit', 'sort'],
    input,
    was ?? { memberLimit: 500, sort: 0 },
  )
  const { clubName, clubType: kind } = values
  const word = (key: 'provinceCode' | 'cityCode' | 'seriesCode' | 'dealerCode' | 'presidentId') =>
    sent(input, key) ? text(input[key]) : (was?.[key] ?? '')
  const [provinceCode, cityCode, seriesCode] = [word('provinceCode'), word('cityCode'), word('seriesCode')]
  const present = was ? inClub(was.id).length : 0
  const brand = ['官方', '总部'].find((one) => clubName.includes(one))
  refuseFields({
    ...faults,
    clubName:
      brand && user.dealerType !== dealerType.headquarters
        ? `名称不可含「${brand}」`
        : clubs().some((row) => row !== was && row.status !== clubStatus.disbanded && row.clubName === clubName)
          ? '车友会名称已存在'
          : faults.clubName,
    cityCode: kind === clubType.city && cityCode === '' ? '请选择城市' : undefined,
    seriesCode: kind === clubType.series && seriesCode === '' ? '请选择车系' : undefined,
    presidentId: presidentFault(word('presidentId'), was),
    memberLimit:
      faults.memberLimit ?? (values.memberLimit < present ? `人数上限不能小于当前成员数 ${present}` : undefined),
  })
  const dealerCode = word('dealerCode')
  const place = (at: string) => org.regions.find(({ code: one }) => one === at)?.name ?? ''
  return {
    ...values,
    provinceCode,
    provinceName: place(provinceCode),
    cityCode,
    cityName: place(cityCode),
    seriesCode,
    seriesName: org.carSeries.find((one) => one.seriesCode === seriesCode)?.seriesName ?? '',
    dealerCode,
    dealerName: org.dealers.find((one) => one.dealerCode === dealerCode)?.dealerName ?? '',
    presidentId: word('presidentId'),
  }
}

export const enter = (clubId: string, userId: string, now: number, way: number, role: number = memberRole.member) => {
  const row: MemberRow = {
    id: newId(),
    clubId,
    userId,
    memberRole: role,
    joinWay: way,
    joined: now,
    active: now,
    left: 0,
    status: memberStatus.normal,
    leaveReason: '',
  }
  members().push(row)
  return row
}
/**
 * Makes a person the only president of a club, adding the person if necessary. The former president becomes a member.
 * An empty `userId` leaves the club without a president.
 */
export const preside = (clubId: string, userId: string, now: number): void => {
  const all = inClub(clubId)
  for (const row of all) if (row.memberRole === memberRole.president) row.memberRole = memberRole.member
  if (userId === '') return
  const row = all.find((one) => one.userId === userId) ?? enter(clubId, userId, now, joinWay.founder)
  row.memberRole = memberRole.president
}

/** Rejects publication of a club without logo, cover, city or president. */
export const demandWhole = ({ logo, cover, cityCode, presidentId }: ClubRow): void => {
  if (!logo || !cover || !cityCode || !presidentId) throw new Refusal(409, '请先完善头像、封面、城市和会长')
}
