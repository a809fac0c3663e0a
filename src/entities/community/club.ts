import { entity, enumeration, f, type RowOf } from '../field'
import { socialCount, userType } from './shared'

export const clubType = enumeration('clubType', { city: 1, series: 2, interest: 3 })
export const joinMode = enumeration('joinMode', { open: 1, review: 2, owners: 3 })
export const clubStatus = enumeration('clubStatus', {
  pending: [0, 'warning'],
  down: 1,
  up: [2, 'success'],
  rejected: [3, 'error'],
  disbanded: 4,
})

export const club = entity('club', {
  id: f.id(),
  clubName: f.text({ required: true, min: 2, max: 20 }),
  logo: f.image({ required: true }),
  cover: f.image({ required: true }),
  clubType: f.enum(clubType, { required: true }),
  cityName: f.ref(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  presidentName: f.ref(),
  presidentPhone: f.phone(),
  slogan: f.text({ max: 30 }),
  intro: f.longtext({ required: true, min: 10, max: 500 }),
  joinMode: f.enum(joinMode, { required: true }),
  memberLimit: f.integer({ required: true, min: 10, max: 5000 }),
  memberCount: socialCount({ sortable: true }),
  ownerCount: socialCount(),
  dynamicCount: socialCount({ sortable: true }),
  activityCount: socialCount(),
  sort: f.integer({ min: 0, max: 999, sortable: true }),
  status: f.status(clubStatus),
  statusReason: f.text({ max: 100 }),
  createTime: f.dateTime({ sortable: true }),
  disbandTime: f.dateTime(),
  disbandBy: f.user(),
})
export interface Club extends RowOf<typeof club> {
  provinceCode: string
  provinceName: string
  cityCode: string
  seriesCode: string
  dealerCode: string
  presidentId: string
}
/** Members who joined and left in a month, '2026-11'. */
export interface ClubMonth {
  month: string
  joinCount?: number
  leaveCount?: number
}
/** Club with its membership changes over the last twelve months. */
export interface ClubPage extends Club {
  memberTrend: ClubMonth[]
  updateTime: string
}

export const memberRole = enumeration('memberRole', {
  president: [1, 'warning'],
  vice: [2, 'processing'],
  admin: [3, 'processing'],
  member: 9,
})
export const joinWay = enumeration('joinWay', { applied: 1, invited: 2, founder: 3 })
export const memberStatus = enumeration('memberStatus', {
  normal: [1, 'success'],
  muted: [2, 'warning'],
  left: 3,
  removed: [0, 'error'],
})

export const clubMember = entity('clubMember', {
  id: f.id(),
  clubName: f.ref(),
  nickname: f.ref(),
  phone: f.phone(),
  memberRole: f.enum(memberRole),
  userType: f.enum(userType),
  seriesName: f.ref(),
  cityName: f.ref(),
  joinWay: f.enum(joinWay),
  dynamicCount: f.integer({ sortable: true }),
  joinTime: f.dateTime({ sortable: true }),
  lastActiveTime: f.dateTime({ sortable: true }),
  status: f.status(memberStatus),
  leaveReason: f.text({ required: true, min: 5, max: 100 }),
})
export interface ClubMember extends RowOf<typeof clubMember> {
  clubId: string
  userId: string
  avatar: string
  seriesCode: string
}
