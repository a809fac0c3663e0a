import { enumeration } from '../field'

export const customerOrderType = enumeration('customerOrderType', { intention: 1, deposit: 2, fullPayment: 3 })
export const orderSource = enumeration('orderSource', {
  miniProgram: 1,
  app: 2,
  website: 3,
  showroom: 4,
  thirdParty: 5,
})
export const customerOrderStatus = enumeration('customerOrderStatus', {
  unpaid: [10, 'warning'],
  deposited: [20, 'processing'],
  locked: [30, 'processing'],
  matching: [40, 'processing'],
  toDeliver: [50, 'processing'],
  delivered: [60, 'success'],
  refunding: [70, 'warning'],
  refunded: 80,
  cancelled: 90,
})
export const orderPayType = enumeration('orderPayType', { intention: 1, deposit: 2, balance: 3, refund: 4 })
export const payChannel = enumeration('orderPayChannel', { weChat: 1, alipay: 2, unionPay: 3, pos: 4, bankTransfer: 5 })
export const orderPayStatus = enumeration('orderPayStatus', {
  unpaid: [0, 'warning'],
  paid: [1, 'success'],
  failed: [2, 'error'],
  refunded: 3,
})
export const dmsOrderType = enumeration('dmsOrderType', {
  regular: 1,
  urgent: 2,
  keyAccount: 3,
  testDrive: 4,
  display: 5,
})
export const dmsFundType = enumeration('dmsFundType', { cash: 1, bankBill: 2, floorPlan: 3 })
export const dmsOrderStatus = enumeration('dmsOrderStatus', {
  toReview: [10, 'warning'],
  accepted: [20, 'processing'],
  inProduction: [30, 'processing'],
  assigned: [40, 'processing'],
  inTransit: [50, 'processing'],
  arrived: [60, 'success'],
  rejected: [80, 'error'],
  cancelled: 90,
})
export const dmsCarStatus = enumeration('dmsCarStatus', {
  notBuilt: 1,
  inStock: [2, 'processing'],
  inTransit: [3, 'processing'],
  arrived: [4, 'success'],
})
export const taxType = enumeration('taxType', { vat: 1, purchase: 2, consumption: 3 })
export const taxEnergy = enumeration('taxEnergy', { all: 0, petrol: 1, hybrid: 2, electric: 3 })
export const shareUserType = enumeration('shareUserType', { owner: 1, user: 2, dealerStaff: 3, promoter: 4 })
export const orderRewardType = enumeration('orderRewardType', { points: 1, coupon: 2, cash: 3 })
export const orderRewardStatus = enumeration('orderRewardStatus', {
  pending: [0, 'warning'],
  granted: [1, 'success'],
  failed: [2, 'error'],
  void: 3,
})
