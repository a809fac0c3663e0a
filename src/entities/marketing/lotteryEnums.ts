import { enumeration } from '../field'

export const lotteryStatus = enumeration('lotteryStatus', {
  draft: 0,
  upcoming: [1, 'warning'],
  running: [2, 'processing'],
  stopped: [3, 'error'],
  ended: 4,
})
export const slotCount = enumeration('slotCount', { six: 6, eight: 8, ten: 10 })
export const prizeType = enumeration('prizeType', {
  none: 0,
  points: [1, 'processing'],
  coupon: [2, 'success'],
  goods: [3, 'warning'],
  again: 4,
})
export const prizeStatus = enumeration('prizeStatus', {
  noWin: 0,
  toAddress: [1, 'warning'],
  toSend: [2, 'processing'],
  sent: [3, 'processing'],
  done: [4, 'success'],
  lapsed: 5,
  failed: [6, 'error'],
})
/** 1 for a free draw, 0 for one paid with points. */
export const drawWay = enumeration('drawWay', { points: 0, free: 1 })
export const drawWin = enumeration('drawWin', { no: 0, yes: [1, 'success'] })
