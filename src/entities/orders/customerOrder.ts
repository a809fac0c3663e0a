import { entity, f, type RowOf } from '../field'
import { customerOrderStatus, customerOrderType, orderSource } from './orderEnums'
import type { OrderPayment } from './orderPayment'
import type { OrderStep } from './orderStep'

export const customerOrder = entity('customerOrder', {
  id: f.id(),
  orderNo: f.text({ max: 32 }),
  orderType: f.enum(customerOrderType),
  customerName: f.realName(),
  phone: f.phone(),
  seriesName: f.ref(),
  modelName: f.text({ max: 60 }),
  colorName: f.text(),
  guidePrice: f.money(),
  dealPrice: f.money({ sortable: true }),
  taxRate: f.percent({ decimals: 2 }),
  netPrice: f.money(),
  paidAmount: f.money({ sortable: true }),
  areaName: f.text(),
  dealerName: f.dealer(),
  consultantName: f.user(),
  sourceChannel: f.enum(orderSource),
  vin: f.id(),
  status: f.status(customerOrderStatus),
  createTime: f.dateTime({ sortable: true }),
})
export interface CustomerOrder extends RowOf<typeof customerOrder> {
  dealerCode: string
  seriesCode: string
  consultantId: string
}

/** Order with its payments and steps, newest first. */
export interface CustomerOrderDetail extends CustomerOrder {
  payments: OrderPayment[]
  steps: OrderStep[]
}
