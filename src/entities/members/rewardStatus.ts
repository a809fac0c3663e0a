import { enumeration } from '../field'

/** Whether the points for a friend have been paid. */
export const rewardStatus = enumeration('rewardStatus', {
  notYet: 0,
  pending: [1, 'warning'],
  paid: [2, 'success'],
  refused: [3, 'error'],
})
