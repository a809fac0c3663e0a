import { enumeration } from '../field'

export const lotteryStatus = enumeration('lotteryStatus', { 0: 'default', 1: 'warning', 2: 'processing', 3: 'error', 4: 'default' })
export const slotCount = enumeration('slotCount', { 6: 'default', 8: 'default', 10: 'default' })
/** What a slot gives: nothing, points, a coupon, goods, or another draw. */
export const prizeType = enumeration('prizeType', { 0: 'default', 1: 'processing', 2: 'success', 3: 'warning', 4: 'default' })
/** Whether what was won has arrived. */
export const prizeStatus = enumeration('prizeStatus', { 0: 'default', 1: 'warning', 2: 'processing', 3: 'processing', 4: 'success', 5: 'default', 6: 'error' })
/** Whether a draw was free (1) or paid with points (0). */
export const drawWay = enumeration('drawWay', { 1: 'default', 0: 'default' })
/** Whether a draw won something. */
export const drawWin = enumeration('drawWin', { 1: 'success', 0: 'default' })
