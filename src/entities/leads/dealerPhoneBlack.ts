import { entity, f, type RowOf } from '../field'
import { blackReason, blackStatus } from './enums'

/** A number that one dealer has blocked: while it is active, its new leads do not come to that dealer. */
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
  /** At how many dealers the number is blocked; headquarters only. */
  dealerCount?: number
}
