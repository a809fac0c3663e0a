import { enumeration } from '../field'

export const clueStatus = enumeration('clueStatus', {
  unassigned: [1, 'warning'],
  toContact: [2, 'warning'],
  following: [3, 'processing'],
  visited: [4, 'processing'],
  driven: [5, 'processing'],
  ordered: [6, 'success'],
  won: [7, 'success'],
  lost: 8,
  invalid: 9,
})
export const buyPlan = enumeration('buyPlan', { week: 1, month: 2, quarter: 3, halfYear: 4, undecided: 5 })
export const clueLevel = enumeration('clueLevel', {
  H: ['H', 'error'],
  A: ['A', 'warning'],
  B: ['B', 'processing'],
  C: 'C',
  none: 'N',
})
export const overdue = enumeration('overdue', { no: [0, 'success'], yes: [1, 'error'] })
export const failReason = enumeration('failReason', {
  competitor: 1,
  price: 2,
  notNow: 3,
  unreachable: 4,
  elsewhere: 5,
  other: 9,
})
export const followType = enumeration('followType', { call: 1, weCom: 2, sms: 3, visit: 4, drive: 5, homeVisit: 6 })
export const followResult = enumeration('followResult', {
  reached: [1, 'success'],
  noAnswer: [2, 'warning'],
  appointment: [3, 'processing'],
  lost: 4,
  invalid: 5,
})
export const assignType = enumeration('assignType', {
  first: 1,
  reassigned: 2,
  transferred: 3,
  recalled: 4,
  reactivated: 5,
})
export const assignReason = enumeration('assignReason', {
  agentLeft: 1,
  overdue: 2,
  complaint: 3,
  customerRequest: 4,
  wrongRegion: 5,
  dealerLeaving: 6,
  other: 9,
})
export const poolReason = enumeration('poolReason', {
  noDealer: 1,
  recalled: 2,
  returned: 3,
  dealerLeft: 4,
  toVerify: 5,
})
export const poolStatus = enumeration('poolStatus', {
  unassigned: [1, 'warning'],
  verifying: [2, 'processing'],
  assigned: [3, 'success'],
  closed: 4,
})
export const channelLevel = enumeration('channelLevel', { first: 1, second: 2 })
export const channelType = enumeration('channelType', {
  own: 1,
  carMedia: 2,
  socialMedia: 3,
  offline: 4,
  walkIn: 5,
  other: 9,
})
export const eventType = enumeration('eventType', { show: 1, groupBuy: 2, testDrive: 3, live: 4, online: 5 })
export const blackReason = enumeration('blackReason', {
  complaint: 1,
  fake: 2,
  notInService: 3,
  internalTest: 4,
  customerRequest: 5,
  other: 9,
})
export const blackSource = enumeration('blackSource', { manual: 1, imported: 2, lead: 3 })
export const blackStatus = enumeration('blackStatus', { lifted: 0, active: [1, 'error'] })

export const callStatus = enumeration('callStatus', {
  notCalled: 0,
  reached: [1, 'success'],
  noAnswer: [2, 'warning'],
  declined: [3, 'warning'],
  switchedOff: [4, 'warning'],
  notInService: [5, 'error'],
  blocked: [6, 'error'],
})
export const callIntent = enumeration('callIntent', {
  clear: ['A', 'success'],
  followUp: ['B', 'processing'],
  notNow: 'C',
  invalid: ['D', 'error'],
})
export const evaluateStage = enumeration('evaluateStage', { firstContact: 1, visit: 2, drive: 3, delivery: 4 })
export const evaluateSource = enumeration('evaluateSource', { miniProgram: 1, app: 2, sms: 3, call: 4 })

export const nurtureSource = enumeration('nurtureSource', { lost: 1, imported: 2, dormant: 3, owner: 4 })
export const nurtureStatus = enumeration('nurtureStatus', {
  waiting: 1,
  nurturing: [2, 'processing'],
  activated: [3, 'warning'],
  handed: [4, 'success'],
  failed: 5,
})
export const touchWay = enumeration('touchWay', { robot: 1, agent: 2, sms: 3, weCom: 4, push: 5 })
export const touchResult = enumeration('touchResult', {
  interested: [1, 'success'],
  considering: [2, 'processing'],
  noResponse: 3,
  refused: [4, 'error'],
})
export const periodType = enumeration('periodType', { month: 1, quarter: 2, year: 3, special: 4 })
export const metric = enumeration('metric', {
  clue: 'clue',
  visit: 'visit',
  drive: 'drive',
  order: 'order',
  sale: 'sale',
})
export const taskStatus = enumeration('taskStatus', { draft: 0, enabled: [1, 'success'], disabled: [2, 'warning'] })
/** Stage of a task, by today and its dates; no call changes it. */
export const taskStage = enumeration('taskStage', { upcoming: 1, running: [2, 'processing'], ended: 3 })
export const dealerTaskType = enumeration('dealerTaskType', { issued: 1, own: 2 })
export const dealerTaskStatus = enumeration('dealerTaskStatus', {
  draft: 0,
  running: [1, 'processing'],
  disabled: [2, 'warning'],
})
export const taskSource = enumeration('taskSource', { rule: 1, manual: 2, imported: 3 })
export const callType = enumeration('callType', { robot: 1, agent: 2, robotThenAgent: 3 })
export const script = enumeration('script', {
  verification: 'S01',
  invitation: 'S02',
  driveFollowUp: 'S03',
  reactivation: 'S04',
})
export const outCallStatus = enumeration('outCallStatus', {
  waiting: 0,
  running: [1, 'processing'],
  paused: [2, 'warning'],
  done: [3, 'success'],
})
/** Leads a new out-call task takes: unassigned ones, or those in the pool. */
export const leadScope = enumeration('leadScope', { unassigned: 1, pool: 2 })
export const materialType = enumeration('materialType', { article: 1, video: 2, poster: 3, promotion: 4 })
export const uploadType = enumeration('uploadType', { headquarters: [1, 'processing'], dealer: 2 })
export const shareSource = enumeration('shareSource', { friend: 1, moments: 2, weCom: 3, douyin: 4, qrCode: 5 })
export const yesNo = enumeration('yesNo', { no: 0, yes: [1, 'success'] })
export const quotaKind = enumeration('quotaKind', { count: 1, rate: [2, 'processing'], amount: [3, 'success'] })
