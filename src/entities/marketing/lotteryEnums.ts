import { enumeration } from '../field'

export const lotteryStatus = enumeration('lotteryStatus', {
  draft: 0,
  upcoming: [1, 'warning'],
  running: [2, 'processing'],
  stopped: [3, 'error'],
  ended: 4,
})
export const slotCount = enumeration('slotCount', { six: 6, eight: 8, ten: 10 })
/** What a slot gives: nothing, points, a coupon, goods, or another draw. */
export const prizeType = enumeration('prizeType', {
  none: 0,
  points: [1, 'processing'],
  coupon: [2, 'success'],
  goods: [3, 'warning'],
  again: 4,
})
/** Whether what was won has arrived. */
export const prizeStatus = enumeration('prizeStatus', {
  noWin: 0,
  toAddress: [1, 'warning'],
  toSend: [2, 'processing'],
  sent: [3, 'processing'],
  done: [4, 'success'],
  lapsed: 5,
  failed: [6, 'error'],
})
/** Whether a draw was free (1) or paid with points (0). */
export const drawWay = enumeration('drawWay', { points: 0, free: 1 })
/** Whether a draw won something. */
export const drawWin = enumeration('drawWin', { no: 0, yes: [1, 'success'] })
