import { clubStatus, clubType, joinMode, joinWay, memberRole, memberStatus } from '@/entities/community/club'
import { userType } from '@/entities/community/shared'
import { dealerType } from '@/entities/shared/enums'
import { integer, refuseFields, sent, text } from '../../core/input'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { newId, org } from '../../system/rules/store'
import type { ClubRow } from '../data/clubs'
import type { MemberRow } from '../data/members'
import { clubs } from './clubs'
import { inClub, members } from './members'
import { personOf } from './people'

type Input = Readonly<Record<string, unknown>>
const long = (value: string) => [...value].length
const outside = (value: string, least: number, max: number) => long(value) < least || long(value) > max
/** Whether a club is there for users to meet in, on the shelf or off it. */
export const isKept = ({ status }: Pick<ClubRow, 'status'>): boolean =>
  status === clubStatus.up || status === clubStatus.down

/** What is wrong with somebody as a president: no owner, or president of another club. */
const presidentFault = (userId: string, was?: ClubRow): string | undefined => {
  if (userId === '' || userId === was?.presidentId) return undefined
  const kind = personOf(userId)?.userType
  if (kind !== userType.owner && kind !== userType.president) return '会长须为认证车主'
  const other = clubs().find((row) => row !== was && isKept(row) && row.presidentId === userId)
  return other && `该用户已是「${other.clubName}」会长`
}

/** What a club is saved with, whole, or the parts of it that were sent. */
export const readClub = (input: Input, user: UserRow, was?: ClubRow) => {
  const word = (
    key:
      | 'clubName'
      | 'logo'
      | 'cover'
      | 'provinceCode'
      | 'cityCode'
      | 'seriesCode'
      | 'dealerCode'
      | 'presidentId'
      | 'slogan'
      | 'intro',
  ) => (sent(input, key) ? text(input[key]) : (was?.[key] ?? ''))
  const code = (key: 'clubType' | 'joinMode' | 'memberLimit' | 'sort', start: number) =>
    sent(input, key) ? (integer(input[key]) ?? -1) : (was?.[key] ?? start)
  const clubName = word('clubName')
  const kind = code('clubType', 0)
  const way = code('joinMode', 0)
  const [provinceCode, cityCode, seriesCode] = [word('provinceCode'), word('cityCode'), word('seriesCode')]
  const [memberLimit, sort] = [code('memberLimit', 500), code('sort', 0)]
  const [slogan, intro] = [word('slogan'), word('intro')]
  const present = was ? inClub(was.id).length : 0
  const brand = ['官方', '总部'].find((one) => clubName.includes(one))
  refuseFields({
    clubName: outside(clubName, 2, 20)
      ? '车友会名称为 2-20 个字'
      : brand && user.dealerType !== dealerType.headquarters
        ? `名称不可含“${brand}”`
        : clubs().some((row) => row !== was && row.status !== clubStatus.disbanded && row.clubName === clubName)
          ? '车友会名称已存在'
          : undefined,
    clubType: clubType.options.some(({ value }) => value === kind) ? undefined : '请选择类型',
    cityCode: kind === clubType.city && cityCode === '' ? '请选择城市' : undefined,
    seriesCode: kind === clubType.series && seriesCode === '' ? '请选择车系' : undefined,
    logo: word('logo') ? undefined : '请上传头像',
    cover: word('cover') ? undefined : '请上传封面',
    presidentId: presidentFault(word('presidentId'), was),
    slogan: long(slogan) > 30 ? '口号最多 30 个字' : undefined,
    intro: outside(intro, 10, 500) ? '简介为 10-500 个字' : undefined,
    joinMode: joinMode.options.some(({ value }) => value === way) ? undefined : '请选择加入方式',
    memberLimit:
      memberLimit < 10 || memberLimit > 5000
        ? '人数上限为 10-5000'
        : memberLimit < present
          ? `人数上限不能小于当前成员数 ${present}`
          : undefined,
    sort: sort < 0 || sort > 999 ? '排序值为 0-999' : undefined,
  })
  const dealerCode = word('dealerCode')
  const place = (at: string) => org.regions.find(({ code: one }) => one === at)?.name ?? ''
  return {
    clubName,
    logo: word('logo'),
    cover: word('cover'),
    clubType: kind,
    provinceCode,
    provinceName: place(provinceCode),
    cityCode,
    cityName: place(cityCode),
    seriesCode,
    seriesName: org.carSeries.find((one) => one.seriesCode === seriesCode)?.seriesName ?? '',
    dealerCode,
    dealerName: org.dealers.find((one) => one.dealerCode === dealerCode)?.dealerName ?? '',
    presidentId: word('presidentId'),
    slogan,
    intro,
    joinMode: way,
    memberLimit,
    sort,
  }
}

/** Somebody comes into a club. */
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
/** Makes somebody the one president of a club; whoever was it before is a member like others. */
export const preside = (clubId: string, userId: string, now: number): void => {
  const all = inClub(clubId)
  for (const row of all) if (row.memberRole === memberRole.president) row.memberRole = memberRole.member
  if (userId === '') return
  const row = all.find((one) => one.userId === userId) ?? enter(clubId, userId, now, joinWay.founder)
  row.memberRole = memberRole.president
}

/** Refuses to show a club that lacks what the app shows of it. */
export const demandWhole = ({ logo, cover, cityCode, presidentId }: ClubRow): void => {
  if (!logo || !cover || !cityCode || !presidentId) throw new Refusal(409, '请先完善头像、封面、城市和会长')
}
