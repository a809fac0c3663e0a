import { enumeration } from '../field'

export const goodsType = enumeration('goodsType', { physical: 1, coupon: 2, service: 3 })
export const goodsPayType = enumeration('goodsPayType', { cash: 1, points: 2, both: 3 })
export const deliveryMode = enumeration('deliveryMode', { carrier: 1, pickUp: 2, voucher: 3 })
export const goodsStatus = enumeration('goodsStatus', {
  draft: 0,
  onSale: [1, 'success'],
  offShelf: [2, 'warning'],
  scheduled: [3, 'processing'],
})
export const linkType = enumeration('linkType', {
  none: 0,
  goods: 1,
  topic: 2,
  category: 3,
  coupon: 4,
  web: 5,
  mini: 6,
})
export const showStage = enumeration('showStage', { ahead: 1, showing: [2, 'processing'], over: 3 })
export const orderFlag = enumeration('orderFlag', {
  none: 0,
  red: [1, 'error'],
  yellow: [2, 'warning'],
  green: [3, 'success'],
  blue: [4, 'processing'],
})
export const orderAfterSale = enumeration('orderAfterSale', {
  none: 0,
  open: [1, 'warning'],
  partRefunded: 2,
  refunded: 3,
})
export const shopOrderStatus = enumeration('shopOrderStatus', {
  unpaid: [1, 'warning'],
  toDeliver: [2, 'warning'],
  partSent: [3, 'processing'],
  sent: [4, 'processing'],
  toRedeem: [5, 'processing'],
  done: [6, 'success'],
  closed: 7,
})
export const rewardType = enumeration('rewardType', { points: 1, coupon: 2, cash: 3 })
export const rewardScope = enumeration('rewardScope', { all: 1, areas: 2, chosen: 3 })
