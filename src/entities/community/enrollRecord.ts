import { entity, enumeration, f, type RowOf } from '../field'
import { appSource, userType } from './shared'

export const recordStatus = enumeration('recordStatus', {
  waiting: [0, 'warning'],
  passed: [1, 'success'],
  rejected: [2, 'error'],
  cancelled: 3,
  standby: [4, 'processing'],
})

export const enrollRecord = entity('enrollRecord', {
  recordId: f.id(),
  title: f.ref(),
  nickname: f.ref(),
  customerName: f.text(),
  phone: f.phone(),
  userType: f.enum(userType),
  seriesName: f.ref(),
  plateNo: f.text(),
  peopleCount: f.integer(),
  dealerName: f.dealer(),
  answers: f.json(),
  points: f.points(),
  source: f.enum(appSource),
  enrollTime: f.dateTime({ sortable: true }),
  status: f.status(recordStatus),
  auditBy: f.user(),
  auditTime: f.dateTime(),
  rejectReason: f.text({ max: 100 }),
  signTime: f.dateTime(),
})
export interface EnrollAnswer {
  fieldId: string
  label: string
  fieldType: number
  /** Texts; for pictures their addresses. */
  values: string[]
}
export interface EnrollRecord extends Omit<RowOf<typeof enrollRecord>, 'answers'> {
  activityId: string
  userId: string
  dealerCode: string
  seriesCode: string
  activityStatus: number
  startTime: string
  answers: EnrollAnswer[]
}
