import { entity, enumeration, f, type RowOf } from '../field'
import { dynamicStatus } from './dynamic'
import { userType, violateReason } from './shared'

/** Kind of audit: user content, club applications from 5 to 8, reports 9. */
export const auditKind = enumeration('auditKind', {
  post: 1,
  article: 2,
  comment: 3,
  reply: 4,
  newClub: 5,
  joining: 6,
  clubChange: 7,
  newPresident: 8,
  report: 9,
})
export const machineResult = enumeration('machineResult', {
  unchecked: 0,
  clear: [1, 'success'],
  suspect: [2, 'warning'],
  violation: [3, 'error'],
})
export const machineLabel = enumeration('machineLabel', {
  ad: 'ad',
  porn: 'porn',
  violence: 'violence',
  politics: 'politics',
  abuse: 'abuse',
  rival: 'rival',
  contact: 'contact',
})
export const auditPriority = enumeration('auditPriority', { normal: 1, high: [2, 'warning'], urgent: [3, 'error'] })
export const reviewStatus = enumeration('reviewStatus', {
  waiting: [0, 'warning'],
  passed: [1, 'success'],
  rejected: [2, 'error'],
  withdrawn: 3,
})

export const auditTask = entity('auditTask', {
  auditId: f.id(),
  bizType: f.enum(auditKind),
  bizId: f.text(),
  content: f.longtext(),
  images: f.images(),
  video: f.file(),
  nickname: f.ref(),
  userType: f.enum(userType),
  plateName: f.ref(),
  machineResult: f.enum(machineResult),
  machineLabel: f.multi(machineLabel),
  machineScore: f.integer(),
  hitWords: f.tags(),
  priority: f.enum(auditPriority),
  submitTime: f.dateTime({ sortable: true }),
  waitMinutes: f.integer({ sortable: true }),
  lockBy: f.user(),
  status: f.status(reviewStatus),
  auditBy: f.user(),
  auditTime: f.dateTime(),
  rejectReason: f.enum(violateReason),
  remark: f.text({ max: 100 }),
})
export type AuditTask = RowOf<typeof auditTask>

export const auditAuthor = entity('auditAuthor', {
  nickname: f.ref(),
  userType: f.enum(userType),
  dynamicCount: f.integer(),
  violationCount: f.integer(),
  registerTime: f.dateTime(),
})
export type AuditAuthor = RowOf<typeof auditAuthor>

export const reportStatus = enumeration('reportStatus', {
  open: [0, 'warning'],
  takenOff: [1, 'success'],
  dismissed: 2,
  gone: 3,
})
export const dynamicReport = entity('dynamicReport', {
  id: f.id(),
  dynamicId: f.ref(),
  content: f.longtext(),
  images: f.images(),
  nickname: f.ref(),
  reportReason: f.enum(violateReason),
  reportCount: f.integer({ sortable: true }),
  reporterCount: f.integer(),
  firstTime: f.dateTime(),
  lastTime: f.dateTime({ sortable: true }),
  dynamicStatus: f.status(dynamicStatus),
  status: f.status(reportStatus),
  handleBy: f.user(),
  handleTime: f.dateTime(),
  remark: f.text({ max: 100 }),
})
export type DynamicReport = RowOf<typeof dynamicReport>
