import { entity, enumeration, f, type RowOf } from '../field'
import { appSource, userType } from './shared'

export const recordStatus = enumeration('recordStatus', {
  waiting: [0, 'warning'],
  passed: [1, 'success'],
  rejected: [2, 'error'],
  cancelled: 3,
  standby: [4, 'processing'],
})

/** That somebody enrolled for an activity, with what they answered. */
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
/** What was answered to a field of the form. */
export interface EnrollAnswer {
  fieldId: string
  label: string
  fieldType: number
  /** Texts, of pictures their addresses. */
  values: string[]
}
export interface EnrollRecord extends Omit<RowOf<typeof enrollRecord>, 'answers'> {
  activityId: string
  userId: string
  dealerCode: string
  seriesCode: string
  /** Where its activity stands, and when that begins. */
  activityStatus: number
  startTime: string
  answers: EnrollAnswer[]
}
