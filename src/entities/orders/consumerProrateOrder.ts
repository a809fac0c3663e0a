import { entity, f, type RowOf } from '../field'
import { payChannel } from './orderEnums'
import { consumerOrderStatus, prorateBizType, splitStatus } from './prorateEnums'

export const consumerProrateOrder = entity('consumerProrateOrder', {
  id: f.id(),
  orderNo: f.text(),
  payNo: f.id(),
  bizType: f.enum(prorateBizType),
  title: f.text(),
  quantity: f.integer(),
  customerName: f.realName(),
  phone: f.phone(),
  dealerName: f.dealer(),
  totalAmount: f.money({ sortable: true }),
  discountAmount: f.money({ sortable: true }),
  pointsAmount: f.money({ sortable: true }),
  payAmount: f.money({ sortable: true }),
  refundAmount: f.money({ sortable: true }),
  payChannel: f.enum(payChannel),
  status: f.status(consumerOrderStatus),
  splitStatus: f.status(splitStatus),
  createTime: f.dateTime({ sortable: true }),
  payTime: f.dateTime({ sortable: true }),
})

export interface ConsumerProrateOrder extends RowOf<typeof consumerProrateOrder> {}
