import { entity, f, type RowOf } from '../field'
import { bigOrderStatus } from './bigOrderEnums'
import { payChannel } from './orderEnums'
import type { OrderPayment } from './orderPayment'
import type { OrderStep } from './orderStep'

export const bigOrder = entity('bigOrder', {
  id: f.id(),
  orderNo: f.text(),
  customerName: f.realName(),
  phone: f.phone(),
  idNo: f.idNumber(),
  seriesName: f.ref(),
  modelName: f.text(),
  colorName: f.text(),
  optionNames: f.tags(),
  orderAmount: f.money({ sortable: true }),
  payAmount: f.money({ sortable: true }),
  payChannel: f.enum(payChannel),
  payNo: f.text(),
  rightNames: f.refs(),
  dealerName: f.dealer(),
  cityName: f.text(),
  shareUserName: f.text(),
  status: f.status(bigOrderStatus),
  createTime: f.dateTime({ sortable: true }),
  payTime: f.dateTime({ sortable: true }),
})
export interface BigOrder extends Omit<RowOf<typeof bigOrder>, 'rightNames'> {
  rightNames: string[]
  seriesCode: string
  dealerCode: string
}

export interface ChosenRight {
  id: string
  rightName: string
  summary: string
}

/** Big order with its benefits, payments, refund requests and steps; `payDeadline` is when an unpaid one expires. */
export interface BigOrderDetail extends BigOrder {
  picture: string
  payDeadline: string
  dealerAddress: string
  dealerPhone: string
  rights: ChosenRight[]
  payments: OrderPayment[]
  services: BigServiceBrief[]
  steps: OrderStep[]
}

export interface BigServiceBrief {
  id: string
  serviceNo: string
  serviceType: number
  refundAmount: string
  status: number
  createTime: string
}
