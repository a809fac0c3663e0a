import { entity, enumeration, f, type RowOf } from '../field'

export const batteryType = enumeration('batteryType', { lfp: 1, ncm: 2 })
export const phevEvent = enumeration('phevEvent', {
  sale: 1,
  repair: 2,
  transfer: 3,
  retired: 4,
  recycled: 5,
  scrapped: 6,
})
export const phevOwner = enumeration('phevOwner', { person: 1, company: 2 })
export const phevStatus = enumeration('phevStatus', {
  incomplete: [1, 'warning'],
  toReport: [2, 'warning'],
  reporting: [3, 'processing'],
  reported: [4, 'success'],
  failed: [5, 'error'],
  exempt: 6,
})
export const phevScope = enumeration('phevScope', {
  incomplete: 'incomplete',
  toReport: 'toReport',
  failed: 'failed',
  overdue: 'overdue',
})
export const phevPartType = enumeration('phevPartType', { pack: 1, module: 2, cell: 3 })
export const phevLogResult = enumeration('phevLogResult', { accepted: [1, 'success'], refused: [2, 'error'] })

/** Event of a traction battery that must be reported to the national platform. */
export const phevTrace = entity('phevTrace', {
  id: f.id(),
  vin: f.text(),
  seriesName: f.ref(),
  modelName: f.text(),
  packCode: f.text(),
  batteryType: f.enum(batteryType),
  makerName: f.text(),
  capacity: f.number(),
  eventType: f.enum(phevEvent),
  eventDate: f.date({ sortable: true }),
  ownerType: f.enum(phevOwner),
  plate: f.text(),
  dealerName: f.dealer(),
  areaName: f.text(),
  deadline: f.date({ sortable: true }),
  status: f.status(phevStatus),
  failReason: f.text(),
  batchNo: f.text(),
  reportTime: f.dateTime({ sortable: true }),
  createTime: f.dateTime(),
})
export interface PhevTrace extends RowOf<typeof phevTrace> {
  dealerCode: string
  seriesCode: string
}

/** Pack, a module in it, or a cell in a module. */
export const phevPart = entity('phevPart', {
  partCode: f.id(),
  partType: f.enum(phevPartType),
  spec: f.text(),
  makerName: f.text(),
  produceDate: f.date(),
})
export interface PhevPart extends RowOf<typeof phevPart> {
  /** Empty for a pack. */
  parentCode: string
}

export const phevReportLog = entity('phevReportLog', {
  id: f.id(),
  batchNo: f.text(),
  createTime: f.dateTime(),
  result: f.enum(phevLogResult),
  platformCode: f.text(),
  message: f.text(),
})
export type PhevReportLog = RowOf<typeof phevReportLog>

/** Trace with its parts, the report attempts, and the other events of its pack. */
export interface PhevDetail extends PhevTrace {
  parts: PhevPart[]
  logs: PhevReportLog[]
  others: Pick<PhevTrace, 'id' | 'eventType' | 'eventDate' | 'status'>[]
}

export const phevStat = entity('phevStat', {
  dueCount: f.integer(),
  doneCount: f.integer(),
  failCount: f.integer(),
  overdueCount: f.integer(),
  doneRate: f.percent(),
})
export interface PhevStat extends Omit<RowOf<typeof phevStat>, 'doneRate'> {
  groupKey: string
  groupName: string
  doneRate: number | null
}
