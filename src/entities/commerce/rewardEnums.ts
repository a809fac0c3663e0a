import { enumeration } from '../field'

/** Calculation of a reward: a fixed amount per piece, or a percentage of the price paid. */
export const rewardCalcMode = enumeration('rewardCalcMode', { fixed: 1, percent: 2 })
export const rewardShelf = enumeration('rewardShelf', { onSale: [1, 'success'], offShelf: [2, 'error'] })
export const rewardTo = enumeration('rewardTo', { person: 1, dealer: 2 })
export const rewardMetric = enumeration('rewardMetric', { shares: 1, orders: 2, amount: 3 })
export const rewardTaskStatus = enumeration('rewardTaskStatus', {
  draft: 0,
  enabled: [1, 'success'],
  disabled: [2, 'warning'],
})
export const rewardStage = enumeration('rewardStage', {
  ahead: 1,
  running: [2, 'processing'],
  over: 3,
  spent: [4, 'error'],
})
export const rewardGrantStatus = enumeration('rewardGrantStatus', {
  pending: [0, 'warning'],
  granted: [1, 'success'],
  failed: [2, 'error'],
  void: 3,
})
export const rewardSharer = enumeration('rewardSharer', { owner: 1, user: 2, staff: 3, promoter: 4 })
export const rewardShareWay = enumeration('rewardShareWay', { friend: 1, moments: 2, wecom: 3, poster: 4, link: 5 })
export const shareValid = enumeration('shareValid', { valid: [1, 'success'], unseen: 2, suspicious: [3, 'error'] })
export const rewardLevel = enumeration('rewardLevel', {
  none: 0,
  first: [1, 'success'],
  second: [2, 'success'],
  third: [3, 'success'],
  fourth: [4, 'success'],
  fifth: [5, 'success'],
})
export const rewardGroup = enumeration('rewardGroup', { goods: 'goods', dealer: 'dealer' })
