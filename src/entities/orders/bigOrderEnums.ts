import { enumeration } from '../field'

export const bigOrderStatus = enumeration('bigOrderStatus', {
  unpaid: [1, 'warning'],
  paid: [2, 'processing'],
  locked: [3, 'processing'],
  refundRequested: [4, 'warning'],
  refunding: [5, 'processing'],
  refunded: 6,
  refundFailed: [7, 'error'],
  delivered: [8, 'success'],
  closed: 9,
})
export const bigServiceType = enumeration('bigServiceType', { deposit: 1, difference: 2 })
export const refundReason = enumeration('refundReason', {
  changedMind: 1,
  wrongConfiguration: 2,
  tooLate: 3,
  priceChanged: 4,
  loanRefused: 5,
  other: 9,
})
export const bigServiceStatus = enumeration('bigServiceStatus', {
  toReview: [1, 'warning'],
  refunding: [2, 'processing'],
  refunded: [3, 'success'],
  refused: [4, 'error'],
  failed: [5, 'error'],
  withdrawn: 6,
})
