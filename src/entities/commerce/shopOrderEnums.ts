import { enumeration } from '../field'

export const orderClient = enumeration('orderClient', { app: 1, mini: 2, web: 3 })
export const shopPayType = enumeration('shopPayType', {
  weChat: 1,
  alipay: 2,
  points: 3,
  pointsWeChat: 4,
  pointsAlipay: 5,
})
/** Reason an order was closed. The shop may choose those from `outOfStock` to `suspicious`, and `other`. */
export const orderCancelReason = enumeration('orderCancelReason', {
  overdue: 1,
  buyer: 2,
  outOfStock: 3,
  noDelivery: 4,
  suspicious: 5,
  refunded: 6,
  other: 9,
})
export const packageStatus = enumeration('packageStatus', {
  toDeliver: [1, 'warning'],
  onWay: [2, 'processing'],
  trouble: [3, 'error'],
  signed: [4, 'success'],
  closed: 5,
  toRedeem: [6, 'processing'],
  redeemed: [7, 'success'],
})
export const shopInvoiceType = enumeration('shopInvoiceType', { personal: 1, company: 2, special: 3 })
export const shopInvoiceStatus = enumeration('shopInvoiceStatus', {
  none: 0,
  making: [1, 'processing'],
  issued: [2, 'success'],
  reversed: [3, 'warning'],
})
