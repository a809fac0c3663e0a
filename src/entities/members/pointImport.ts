import { entity, enumeration, f, type RowOf, withStates } from '../field'
import { CHANGE_GROUPS, pointChange, pointSide } from './pointEnums'

export const importStatus = enumeration('importStatus', {
  running: [1, 'processing'],
  done: [2, 'success'],
  partly: [3, 'warning'],
  cancelled: 4,
  failed: [5, 'error'],
})
export const importRowStatus = enumeration('importRowStatus', {
  checked: [0, 'processing'],
  booked: [1, 'success'],
  failed: [2, 'error'],
  notRun: 3,
})

/** Movements allowed in an import file. */
export const IMPORT_CHANGES = [...CHANGE_GROUPS.ADD, pointChange.wronglyPaid] as const

const fields = entity('pointImport', {
  importId: f.id(),
  side: f.enum(pointSide, { required: true }),
  fileName: f.text(),
  changeType: f.enum(pointChange, { required: true }),
  totalCount: f.integer(),
  successCount: f.integer(),
  failCount: f.integer(),
  /** Signed. */
  totalPoints: f.points(),
  remark: f.text({ required: true, min: 5, max: 100 }),
  status: f.status(importStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export const pointImport = {
  ...fields,
  changeType: withStates(fields.changeType, (code) => IMPORT_CHANGES.some((one) => one === code)),
}
export interface PointImport extends RowOf<typeof fields> {}

export const pointImportRow = entity('pointImportRow', {
  rowNo: f.integer(),
  phone: f.phone(),
  userName: f.text(),
  dealerName: f.dealer(),
  /** Signed. */
  points: f.points(),
  validDays: f.integer(),
  remark: f.text({ max: 50 }),
  rowStatus: f.status(importRowStatus),
  reason: f.text(),
})
export interface PointImportRow extends RowOf<typeof pointImportRow> {}
