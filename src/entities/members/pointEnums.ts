import { enumeration } from '../field'

/** Types of points: dealer staff and App users. The two are never summed. */
export const pointSide = enumeration('pointSide', { staff: [1, 'processing'], app: [2, 'success'] })
export const poolType = enumeration('poolType', { headquarters: [1, 'processing'], dealer: 2, app: [3, 'success'] })
export const poolStatus = enumeration('poolStatus', {
  enough: [1, 'success'],
  low: [2, 'warning'],
  empty: [3, 'error'],
  frozen: 0,
})
export const poolChange = enumeration('poolChange', {
  topUp: [1, 'success'],
  deduction: [2, 'warning'],
  task: 3,
  import: 4,
  grant: 5,
  expired: 6,
  takenBack: 7,
})
export const POOL_GROUPS = {
  IN: [poolChange.topUp, poolChange.expired, poolChange.takenBack],
  OUT: [poolChange.deduction, poolChange.task, poolChange.import, poolChange.grant],
} as const
export const pointChange = enumeration('pointChange', {
  task: 11,
  recommendation: 12,
  activity: 13,
  harvest: 14,
  guess: 15,
  shop: 21,
  lottery: 22,
  stake: 23,
  moved: 24,
  makeUp: [31, 'processing'],
  reward: [32, 'processing'],
  goodwill: [33, 'processing'],
  wronglyPaid: [41, 'warning'],
  penalty: [42, 'warning'],
  expired: 51,
  refund: 52,
  import: [53, 'processing'],
})
export const CHANGE_GROUPS = {
  EARN: [pointChange.task, pointChange.recommendation, pointChange.activity, pointChange.harvest, pointChange.guess],
  USE: [pointChange.shop, pointChange.lottery, pointChange.stake, pointChange.moved],
  ADD: [pointChange.makeUp, pointChange.reward, pointChange.goodwill],
  SUB: [pointChange.wronglyPaid, pointChange.penalty],
  SYS: [pointChange.expired, pointChange.refund, pointChange.import],
} as const
export type ChangeGroup = keyof typeof CHANGE_GROUPS

export const staffAccountStatus = enumeration('staffAccountStatus', {
  active: [1, 'success'],
  frozen: [2, 'warning'],
  left: 3,
})
export const appAccountStatus = enumeration('appAccountStatus', {
  active: [1, 'success'],
  frozen: [2, 'warning'],
  closed: 3,
})
export const effectStatus = enumeration('effectStatus', {
  valid: [1, 'success'],
  expiring: [2, 'warning'],
  used: 3,
  expired: [4, 'error'],
})
