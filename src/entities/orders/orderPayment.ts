import { entity, f, type RowOf } from '../field'
import { orderPayType, payChannel, orderPayStatus } from './orderEnums'

export const orderPayment = entity('orderPayment', {
  id: f.id(),
  payNo: f.text(),
  payType: f.enum(orderPayType),
  amount: f.money(),
  payChannel: f.enum(payChannel),
  tradeNo: f.text(),
  status: f.status(orderPayStatus),
  payTime: f.dateTime(),
})
export type OrderPayment = RowOf<typeof orderPayment>
