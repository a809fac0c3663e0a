import type { GeoPoint } from '../shared/place'
import { entity, enumeration, f, type RowOf } from '../field'
import { organizer } from './activity'
import type { EnrollField } from './enrollField'
import { joinScope } from './shared'

export const enrollType = enumeration('enrollType', {
  roadTrip: 1,
  testDrive: 2,
  atDealer: 3,
  online: 4,
  charity: 5,
  other: 9,
})
export const enrollReview = enumeration('enrollReview', { automatic: 1, byHand: 2 })
/** Status of an activity; its stages follow the server's clock. */
export const enrollStatus = enumeration('enrollStatus', {
  draft: 0,
  announced: [1, 'processing'],
  open: [2, 'success'],
  closed: [3, 'warning'],
  running: [4, 'processing'],
  ended: 5,
  down: 6,
})

export const enroll = entity('enroll', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 30 }),
  cover: f.image({ required: true }),
  activityType: f.enum(enrollType, { required: true }),
  organizer: f.enum(organizer, { required: true }),
  dealerName: f.dealer(),
  clubName: f.ref(),
  cityName: f.text(),
  address: f.text({ max: 100 }),
  location: f.geo(),
  enrollStart: f.dateTime({ required: true }),
  enrollEnd: f.dateTime({ required: true }),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  quota: f.integer({ required: true, min: 0, max: 10_000 }),
  perLimit: f.integer({ required: true, min: 0, max: 5 }),
  joinScope: f.enum(joinScope, { required: true }),
  points: f.points({ required: true, min: 0, max: 10_000 }),
  reviewMode: f.enum(enrollReview, { required: true }),
  formFields: f.json(),
  content: f.richtext({ required: true, max: 20_000 }),
  enrollCount: f.integer({ sortable: true }),
  passCount: f.integer(),
  signCount: f.integer(),
  status: f.status(enrollStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface Enroll extends Omit<RowOf<typeof enroll>, 'formFields' | 'location'> {
  formFields: EnrollField[]
  location?: GeoPoint | null
  dealerCode: string
  clubId: string
  provinceCode: string
  provinceName: string
  cityCode: string
  /** Restrictions to the owners of certain series or the members of certain clubs. */
  seriesCodes: string[]
  clubIds: string[]
  updateTime: string
  waitingCount?: number
}
export interface EnrollStat {
  viewCount?: number
  trend: { date: string; enrollCount?: number }[]
  sources: { source: number; count?: number }[]
  userTypes: { userType: number; count?: number }[]
}
export interface EnrollDetail extends Enroll {
  stat: EnrollStat
}
