import { entity, enumeration, f, type RowOf } from '../field'

export const taskRecordStatus = enumeration('taskRecordStatus', {
  pending: [0, 'warning'],
  paid: [1, 'success'],
  failed: [2, 'error'],
  takenBack: 3,
})

export const pointTaskRecord = entity('pointTaskRecord', {
  recordId: f.id(),
  taskId: f.id(),
  taskName: f.text(),
  stepName: f.text(),
  userName: f.user(),
  phone: f.phone(),
  roleName: f.text(),
  dealerName: f.dealer(),
  points: f.points(),
  bizNo: f.id(),
  status: f.status(taskRecordStatus),
  failReason: f.text(),
  createTime: f.dateTime({ sortable: true }),
})
export interface PointTaskRecord extends RowOf<typeof pointTaskRecord> {}
