import { entity, enumeration, f, type RowOf } from '../field'
import { socialCount } from './shared'

export const clubType = enumeration('clubType', { city: 1, series: 2, interest: 3 })
/** Who may join a club. */
export const joinMode = enumeration('joinMode', { open: 1, review: 2, owners: 3 })
export const clubStatus = enumeration('clubStatus', {
  pending: [0, 'warning'],
  down: 1,
  up: [2, 'success'],
  rejected: [3, 'error'],
  disbanded: 4,
})

/** A club of car owners. */
export const club = entity('club', {
  id: f.id(),
  clubName: f.text({ required: true, min: 2, max: 20 }),
  logo: f.image({ required: true }),
  cover: f.image({ required: true }),
  clubType: f.enum(clubType, { required: true }),
  cityName: f.text(),
  seriesName: f.text(),
  dealerName: f.text(),
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
})
export interface Club extends RowOf<typeof club> {
  provinceCode: string
  provinceName: string
  cityCode: string
  seriesCode: string
  dealerCode: string
  presidentId: string
}
