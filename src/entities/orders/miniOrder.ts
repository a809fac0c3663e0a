import { entity, f, type RowOf } from '../field'
import { miniOrderStatus } from './miniEnums'
import type { MiniRefund } from './miniRefund'
import type { OrderStep } from './orderStep'

/** Order of the mini-program: a deposit for a car the customer intends to buy. */
export const miniOrder = entity('miniOrder', {
  id: f.id(),
  orderNo: f.text({ max: 32 }),
  nickname: f.text(),
  customerName: f.realName(),
  phone: f.phone(),
  seriesName: f.ref(),
  modelName: f.text(),
  colorName: f.text(),
  orderAmount: f.money({ sortable: true }),
  couponAmount: f.money(),
  payAmount: f.money({ sortable: true }),
  payNo: f.id(),
  dealerName: f.dealer(),
  cityName: f.text(),
  consultantName: f.user(),
  shareUserName: f.text(),
  status: f.status(miniOrderStatus),
  createTime: f.dateTime({ sortable: true }),
  payTime: f.dateTime({ sortable: true }),
  remark: f.text(),
})
export interface MiniOrder extends RowOf<typeof miniOrder> {
  dealerCode: string
  seriesCode: string
  consultantId: string
}

/** Order with its last refund request, if any, and its steps, newest first. */
export interface MiniOrderDetail extends MiniOrder {
  refund: MiniRefund | null
  steps: OrderStep[]
}

export interface MiniOrderStat {
  statDate: string
  totalCount: number
  paidCount: number
  unpaidCount: number
  turnedCount: number
  payAmount: string
}
