import { entity, f, type RowOf } from '../field'
import type { BigOrder } from './bigOrder'
import { bigServiceStatus, bigServiceType, refundReason } from './bigOrderEnums'

export const bigServiceOrder = entity('bigServiceOrder', {
  id: f.id(),
  serviceNo: f.text(),
  orderNo: f.text(),
  serviceType: f.enum(bigServiceType),
  customerName: f.realName(),
  phone: f.phone(),
  seriesName: f.ref(),
  dealerName: f.dealer(),
  payAmount: f.money({ sortable: true }),
  refundAmount: f.money({ sortable: true }),
  actualAmount: f.money({ sortable: true }),
  reason: f.enum(refundReason),
  reasonDetail: f.longtext({ max: 200 }),
  images: f.images(),
  status: f.status(bigServiceStatus),
  createTime: f.dateTime({ sortable: true }),
  updateBy: f.text(),
  updateTime: f.dateTime(),
  refuseReason: f.longtext({ max: 200 }),
  refundTime: f.dateTime(),
})
export interface BigServiceOrder extends RowOf<typeof bigServiceOrder> {
  orderId: string
  seriesCode: string
  dealerCode: string
}

/** Refund request with its order, and the error of the payment channel if it failed. */
export interface BigServiceDetail extends BigServiceOrder {
  order: BigOrder | null
  failReason: string
}

export const refundQuote = entity('refundQuote', {
  orderId: f.id(),
  payAmount: f.money(),
  refundedAmount: f.money(),
  feeAmount: f.money(),
  refundPayAmount: f.money(),
})
export type RefundQuote = RowOf<typeof refundQuote>
