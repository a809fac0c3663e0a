import { entity, f, type RowOf } from '../field'
import { approvalAction } from './enums'

export const approvalRecord = entity('approvalRecord', {
  id: f.id(),
  approvalId: f.ref(),
  nodeName: f.text(),
  operator: f.user(),
  roleName: f.text(),
  action: f.enum(approvalAction),
  opinion: f.longtext({ max: 200 }),
  createTime: f.dateTime(),
})
export interface ApprovalRecord extends RowOf<typeof approvalRecord> {}
