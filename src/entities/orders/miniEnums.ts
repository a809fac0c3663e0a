import { enumeration } from '../field'

export const miniOrderStatus = enumeration('miniOrderStatus', {
  unpaid: [1, 'warning'],
  paid: [2, 'processing'],
  turned: [3, 'success'],
  refundRequested: [4, 'warning'],
  refunding: [5, 'processing'],
  refunded: 6,
  refundFailed: [7, 'error'],
  closed: 9,
})
export const miniRefundStatus = enumeration('miniRefundStatus', {
  toReview: [1, 'warning'],
  refunding: [2, 'processing'],
  refunded: [3, 'success'],
  refused: [4, 'error'],
  failed: [5, 'error'],
})
export const testDriveStatus = enumeration('testDriveStatus', {
  toConfirm: [1, 'warning'],
  confirmed: [2, 'processing'],
  driving: [3, 'processing'],
  done: [4, 'success'],
  noShow: [5, 'error'],
  cancelled: 9,
})
export const testDriveSource = enumeration('testDriveSource', {
  app: 'APP',
  mini: 'MINI',
  web: 'WEB',
  store: 'STORE',
  call: 'CALL',
  third: 'THIRD',
})
