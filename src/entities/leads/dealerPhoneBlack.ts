import { entity, f, type RowOf } from '../field'
import { blackReason, blackStatus } from './enums'

/** Number blocked by one dealer. While the block is active, its new leads are not assigned to that dealer. */
export const dealerPhoneBlack = entity('dealerPhoneBlack', {
  id: f.id(),
  dealerCode: f.text({ required: true }),
  dealerName: f.dealer({ required: true }),
  phone: f.phone({ required: true, rule: 'mobile' }),
  reason: f.enum(blackReason, { required: true }),
  images: f.images(),
  status: f.status(blackStatus),
  remark: f.text({ max: 200 }),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface DealerPhoneBlack extends RowOf<typeof dealerPhoneBlack> {
  /** Number of dealers that block it; headquarters only. */
  dealerCount?: number
}
