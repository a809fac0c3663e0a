import { enumeration } from '../field'

/** Status of a share card by its dates; no call changes it. */
export const shareStatus = enumeration('shareStatus', { upcoming: [1, 'warning'], live: [2, 'success'], ended: 3 })
export const sharePlatform = enumeration('sharePlatform', { all: 0, ios: 1, android: 2, harmony: 3 })
export const appShareWay = enumeration('appShareWay', { friend: 1, moments: 2, qq: 3, weibo: 4, link: 5 })
export const invitationStatus = enumeration('invitationStatus', { down: 0, up: [1, 'success'], ended: 2 })
/** Furthest stage an invited person has reached. */
export const referStage = enumeration('referStage', {
  registered: 1,
  lead: [2, 'processing'],
  driven: [3, 'processing'],
  ordered: [4, 'warning'],
  won: [5, 'success'],
  invalid: [6, 'error'],
})
export const posterStatus = enumeration('posterStatus', { down: 0, up: [1, 'success'], ended: 2 })
export const posterType = enumeration('posterType', {
  launch: 1,
  offer: 2,
  festival: 3,
  daily: 4,
  handover: 5,
  other: 9,
})
export const promotionStatus = enumeration('promotionStatus', {
  draft: 0,
  published: [1, 'success'],
  stopped: [2, 'error'],
  ended: 3,
})
export const promotionTarget = enumeration('promotionTarget', { country: 1, areas: 2 })
/** Follows the status of the linked material itself. */
export const materialShelf = enumeration('materialShelf', { down: [0, 'error'], up: [1, 'success'] })
