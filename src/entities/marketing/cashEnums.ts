import { enumeration } from '../field'

export const cashDrawStatus = enumeration('cashDrawStatus', {
  draft: 0,
  upcoming: [1, 'warning'],
  running: [2, 'processing'],
  paused: [3, 'error'],
  ended: 4,
})
export const drawScene = enumeration('drawScene', { drive: 1, deposit: 2, delivery: 3, friendVisit: 4 })
export const payChannel = enumeration('payChannel', { weChat: 1, alipay: 2 })
export const drawStatus = enumeration('drawStatus', {
  noWin: 0,
  toClaim: [1, 'warning'],
  paying: [2, 'processing'],
  paid: [3, 'success'],
  failed: [4, 'error'],
  lapsed: 5,
})
export const riskFlag = enumeration('riskFlag', { clear: 0, suspicious: [1, 'warning'], blocked: [2, 'error'] })
export const payStatus = enumeration('payStatus', {
  waiting: [1, 'warning'],
  paying: [2, 'processing'],
  paid: [3, 'success'],
  failed: [4, 'error'],
  returned: 5,
})
/** Payment failures, by the codes of the payment channels. */
export const payFault = enumeration('payFault', {
  nameMismatch: ['NAME_MISMATCH', 'error'],
  accountAbnormal: ['ACCOUNT_ABNORMAL', 'error'],
  dayLimit: ['DAY_LIMIT', 'error'],
  lowBalance: ['LOW_BALANCE', 'error'],
})
