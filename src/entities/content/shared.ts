import { enumeration } from '../field'

export const jumpType = enumeration('jumpType', {
  none: 0,
  web: 1,
  appPage: 2,
  miniProgram: 3,
  news: 4,
  dynamic: 5,
  topic: 6,
  activity: 7,
  goods: 8,
  special: 9,
  car: 10,
  material: 11,
  campaign: 12,
})
/** Current position between start and end, calculated by the server; independent of the status. */
export const showPhase = enumeration('showPhase', { waiting: 1, running: [2, 'processing'], ended: 3 })
export const shelfStatus = enumeration('shelfStatus', { new: 0, up: [1, 'success'], down: [2, 'warning'] })
export const client = enumeration('client', { android: 1, ios: 2, harmony: 3, mini: 6 })
export const audience = enumeration('audience', { everyone: 1, owners: 2, members: 3, guests: 4 })
export const recContent = enumeration('recContent', {
  news: 1,
  dynamic: 2,
  topic: 3,
  activity: 4,
  club: 5,
  goods: 6,
  web: 7,
})
