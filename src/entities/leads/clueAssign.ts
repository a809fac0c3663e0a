import { entity, f, type RowOf } from '../field'
import { assignReason, assignType } from './enums'

export const clueAssign = entity('clueAssign', {
  id: f.id(),
  clueId: f.ref(),
  createTime: f.dateTime(),
  assignType: f.enum(assignType),
  fromDealerName: f.dealer(),
  fromUserName: f.user(),
  toDealerName: f.dealer(),
  toUserName: f.user(),
  reason: f.enum(assignReason, { required: true }),
  remark: f.text({ max: 200 }),
  createBy: f.user(),
})
export interface ClueAssign extends RowOf<typeof clueAssign> {}
