import { entity, enumeration, f, type RowOf } from '../field'
import { paperType } from './questionnaire'
import { partsOf, signed } from './sms'

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

export const pushTarget = enumeration('pushTarget', { owners: 1, conditions: 2, chosen: 3, imported: 4, phev: 5 })
export const paperPushStatus = enumeration('paperPushStatus', {
  scheduled: [1, 'warning'],
  pushing: [2, 'processing'],
  done: [3, 'success'],
  partly: [4, 'warning'],
  failed: [5, 'error'],
  cancelled: 6,
})

export const paperPush = entity('paperPush', {
  id: f.id(),
  paperId: f.id(),
  pushType: f.enum(pushType),
  channels: f.multi(pushChannel, { required: true }),
  targetType: f.enum(pushTarget, { required: true }),
  sendTime: f.dateTime({ sortable: true }),
  targetCount: f.integer({ sortable: true }),
  successCount: f.integer({ sortable: true }),
  failCount: f.integer({ sortable: true }),
  answerCount: f.integer({ sortable: true }),
  status: f.status(paperPushStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface PaperPush extends RowOf<typeof paperPush> {}

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
  /** Person who corrected the phone number for this push, and the time. */
  fixedBy: f.user(),
  fixedTime: f.dateTime(),
})
export interface PushRecord extends RowOf<typeof pushRecord> {}

export const listKind = enumeration('listKind', { phone: 'import_paper_push', vin: 'import_paper_vin' })
export type ListKind = (typeof listKind.options)[number]['value']

export const smsProposal = (title: string, url: string): string =>
  `诚邀您参与「${title.trim()}」，您的意见对我们很重要：${url}`
/** Returns the length of an SMS with its signature, and the number of billed parts. */
export const smsSize = (content: string): { length: number; parts: number } => {
  const { length } = [...signed(content)]
  return { length, parts: partsOf(length) }
}
