import { entity, f, type RowOf } from '../field'
import { blackReason, blackSource, blackStatus } from './enums'

/** Number blocked by headquarters. While the block is active, its leads are neither assigned nor called. */
export const phoneBlack = entity('phoneBlack', {
  id: f.id(),
  phone: f.phone({ required: true, rule: 'mobile' }),
  reason: f.enum(blackReason, { required: true }),
  source: f.enum(blackSource),
  status: f.status(blackStatus),
  hitCount: f.integer({ sortable: true }),
  lastHitTime: f.dateTime({ sortable: true }),
  remark: f.text({ max: 200 }),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface PhoneBlack extends RowOf<typeof phoneBlack> {}
