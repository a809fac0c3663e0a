import type { GeoPoint } from '../shared/place'
import { entity, enumeration, f, type RowOf } from '../field'
import { userType } from './shared'
import { signMode } from './signActivity'

export const attendanceStatus = enumeration('attendanceStatus', {
  disabled: 0,
  upcoming: [1, 'processing'],
  open: [2, 'success'],
  closed: 3,
})

export const attendance = entity('attendance', {
  id: f.id(),
  title: f.ref({ required: true }),
  sessionName: f.text({ required: true, min: 2, max: 20 }),
  signMode: f.enum(signMode),
  dealerName: f.text(),
  openTime: f.dateTime({ required: true, sortable: true }),
  closeTime: f.dateTime({ required: true }),
  lateMinutes: f.integer({ min: 0, max: 120 }),
  address: f.text({ max: 60 }),
  location: f.geo(),
  radius: f.integer({ min: 50, max: 5000 }),
  qrUrl: f.url(),
  managerName: f.user(),
  expectCount: f.integer({ min: 0, max: 100_000 }),
  signedCount: f.integer(),
  points: f.points({ min: 0, max: 1000 }),
  status: f.status(attendanceStatus),
})
export interface Attendance extends RowOf<typeof attendance> {
  signId: string
  dealerCode: string
  managerId: string
  location: GeoPoint
  activityStatus: number
  updateTime: string
}

export const signResult = enumeration('signResult', {
  inTime: [1, 'success'],
  late: [2, 'warning'],
  stray: [3, 'error'],
})
export const pointsStatus = enumeration('pointsStatus', {
  due: [0, 'processing'],
  given: [1, 'success'],
  failed: [2, 'error'],
})

export const attendanceRecord = entity('attendanceRecord', {
  id: f.id(),
  title: f.ref(),
  sessionName: f.ref(),
  nickname: f.ref(),
  phone: f.phone(),
  userType: f.enum(userType),
  signTime: f.dateTime({ sortable: true }),
  distance: f.integer(),
  signResult: f.status(signResult),
  points: f.points(),
  pointsStatus: f.status(pointsStatus),
  remark: f.text(),
})
export interface AttendanceRecord extends RowOf<typeof attendanceRecord> {
  signId: string
  attendanceId: string
  userId: string
}
