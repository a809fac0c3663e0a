import { enumeration } from '../field'

export const rewardStatus = enumeration('rewardStatus', {
  notYet: 0,
  pending: [1, 'warning'],
  paid: [2, 'success'],
  refused: [3, 'error'],
})
