import { enumeration } from '../field'

export const merType = enumeration('merType', { enterprise: 0, soleTrader: 1 })
export const bankAcctType = enumeration('bankAcctType', { personal: 0, corporate: 1 })
export const prorateStatus = enumeration('prorateStatus', {
  draft: 0,
  checking: [1, 'processing'],
  refused: [2, 'error'],
  toPay: [3, 'warning'],
  toConfirm: [4, 'warning'],
  toSign: [5, 'warning'],
  review: [6, 'processing'],
  risk: [7, 'processing'],
  opened: [8, 'success'],
  failed: [9, 'error'],
})
export const prorateAccountState = enumeration('prorateAccountState', {
  notOpen: 0,
  enabled: [1, 'success'],
  disabled: 2,
  frozen: [3, 'error'],
})
export const occupation = enumeration('occupation', { owner: 1, professional: 2, clerk: 3, trade: 4, other: 9 })
export const picType = enumeration('picType', {
  idFront: 1,
  idBack: 2,
  licence: 3,
  accountPermit: 4,
  shopFront: 5,
  shopInside: 6,
  bankCard: 7,
  other: 9,
})
export const picState = enumeration('picState', { unchecked: 0, passed: [1, 'success'], refused: [2, 'error'] })
export const prorateBizType = enumeration('prorateBizType', {
  carDeposit: 1,
  shopGoods: 2,
  maintenance: 3,
  vouchers: 4,
})
export const feeBearer = enumeration('feeBearer', { dealer: 1, platform: 2 })
export const splitTrigger = enumeration('splitTrigger', { payment: 1, receipt: 2, delivery: 3 })
export const splitStatus = enumeration('splitStatus', {
  waiting: [0, 'warning'],
  splitting: [1, 'processing'],
  split: [2, 'success'],
  failed: [3, 'error'],
  partlyBack: 4,
  back: 5,
})
export const settleStatus = enumeration('settleStatus', {
  unsettled: 0,
  settling: [1, 'processing'],
  settled: [2, 'success'],
  failed: [3, 'error'],
})
export const consumerOrderStatus = enumeration('consumerOrderStatus', {
  paid: [1, 'processing'],
  done: [2, 'success'],
  partRefund: [3, 'warning'],
  refunded: 4,
})
export const receiverType = enumeration('receiverType', { dealer: 1, platform: 2, fee: 3 })
