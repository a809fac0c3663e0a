import { enumeration, f } from '../field'

/** Declares a community counter, displayed in full up to 99,999. */
export const socialCount = (options?: Parameters<typeof f.count>[0]) => f.count({ ...options, wholeTo: 99_999 })

export const userType = enumeration('userType', {
  user: 1,
  owner: [2, 'processing'],
  president: [3, 'warning'],
  official: [4, 'success'],
  dealer: 5,
})
export const dynamicType = enumeration('dynamicType', { pictures: 1, video: 2, article: 3, repost: 4 })
/** Reason content is taken down, rejected or removed; shown to its author. */
export const violateReason = enumeration('violateReason', {
  advert: 1,
  indecent: 2,
  illegal: 3,
  abuse: 4,
  untrue: 5,
  rights: 6,
  spam: 7,
  offTopic: 8,
  other: 9,
})
export const postMode = enumeration('postMode', { everyone: 1, owners: 2, official: 3 })
export const plateStatus = enumeration('plateStatus', { down: 0, up: [1, 'success'] })
export const targetType = enumeration('targetType', {
  dynamic: 1,
  article: 2,
  news: 3,
  activity: 4,
  comment: 5,
  reply: 6,
})
export const appSource = enumeration('appSource', { app: 1, mini: 2, h5: 3 })
export const joinScope = enumeration('joinScope', { everyone: 1, owners: 2, members: 3, seriesOwners: 4 })
/** Stage of a vote or a check-in activity, by the server's clock. */
export const stageStatus = enumeration('stageStatus', {
  draft: 0,
  announced: [1, 'processing'],
  running: [2, 'success'],
  ended: 3,
  down: 4,
})
