import { entity, f, type RowOf } from '../field'
import { refundReason } from './bigOrderEnums'
import { miniRefundStatus } from './miniEnums'

export const miniRefund = entity('miniRefund', {
  id: f.id(),
  refundNo: f.text({ max: 32 }),
  orderId: f.id(),
  orderNo: f.text({ max: 32 }),
  customerName: f.realName(),
  phone: f.phone(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  payAmount: f.money({ sortable: true }),
  refundAmount: f.money({ sortable: true }),
  reason: f.enum(refundReason),
  status: f.status(miniRefundStatus),
  createTime: f.dateTime({ sortable: true }),
  updateBy: f.text(),
  updateTime: f.dateTime({ sortable: true }),
  refuseReason: f.longtext({ required: true, min: 5, max: 200 }),
  refundTime: f.dateTime({ sortable: true }),
})
export interface MiniRefund extends RowOf<typeof miniRefund> {
  dealerCode: string
  seriesCode: string
}

export interface MiniServiceStat {
  statDate: string
  applyCount: number
  pendingCount: number
  doneCount: number
  failCount: number
  refundAmount: string
}
