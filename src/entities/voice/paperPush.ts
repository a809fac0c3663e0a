import { entity, enumeration, f, type RowOf } from '../field'
import { paperType } from './questionnaire'

export const pushType = enumeration('pushType', { manual: [1, 'processing'], triggered: 2 })
export const pushChannel = enumeration('pushChannel', { app: 1, inbox: 2, sms: 3 })
export const pushStatus = enumeration('pushStatus', {
  waiting: 0,
  delivered: [1, 'success'],
  failed: [2, 'error'],
  retrying: [3, 'processing'],
  givenUp: 4,
})
export const pushFailReason = enumeration('pushFailReason', {
  noPhone: 1,
  badPhone: 2,
  notRegistered: 3,
  notificationsOff: 4,
  smsGateway: 5,
  optedOut: 6,
  paperStopped: 7,
  duplicate: 8,
  systemError: 9,
})

/** One person of a push. */
export const pushRecord = entity('pushRecord', {
  id: f.id(),
  pushId: f.id(),
  paperId: f.id(),
  title: f.text(),
  paperType: f.enum(paperType),
  pushType: f.enum(pushType),
  customerName: f.text(),
  phone: f.phone({ rule: 'mobile' }),
  vin: f.text(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  businessNo: f.text(),
  channel: f.enum(pushChannel),
  status: f.status(pushStatus),
  failReason: f.enum(pushFailReason),
  retryCount: f.count(),
  pushTime: f.dateTime({ sortable: true }),
  answerFlag: f.switch(),
  /** Who corrected the phone number for this push, and when. */
  fixedBy: f.user(),
  fixedTime: f.dateTime(),
})
export interface PushRecord extends RowOf<typeof pushRecord> {}
