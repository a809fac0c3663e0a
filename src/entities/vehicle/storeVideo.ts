import { entity, enumeration, f, type RowOf } from '../field'

export const storeVideoStatus = enumeration('storeVideoStatus', { published: [1, 'success'], unpublished: 0 })

/** Store video statistics of a dealer in a period, or of all dealers on a day. */
export const storeVideoReport = entity('storeVideoReport', {
  groupKey: f.text(),
  dealerName: f.dealer(),
  areaName: f.text(),
  cityName: f.text(),
  videoCount: f.integer(),
  newCount: f.integer(),
  playCount: f.count({ sortable: true }),
  playUserCount: f.count(),
  finishRate: f.percent(),
  likeCount: f.count(),
  commentCount: f.count(),
  shareCount: f.count(),
  clueCount: f.integer({ sortable: true }),
  clueRate: f.percent({ sortable: true }),
  momRate: f.percent(),
  lastPublishTime: f.dateTime(),
})
/** Rates without a denominator are not sent. */
export type StoreVideoReport = { [K in keyof typeof storeVideoReport]?: RowOf<typeof storeVideoReport>[K] | null } & {
  groupKey: string
  /** Average plays per dealer of the area on the day; sent to dealers only. */
  areaAverage?: number
}

export const storeVideo = entity('storeVideo', {
  id: f.id(),
  title: f.text(),
  cover: f.image(),
  videoUrl: f.url(),
  dealerName: f.dealer(),
  seriesName: f.ref(),
  createBy: f.text(),
  createTime: f.dateTime(),
  videoSeconds: f.integer(),
  playCount: f.count({ sortable: true }),
  finishRate: f.percent(),
  likeCount: f.count(),
  shareCount: f.count(),
  clueCount: f.integer({ sortable: true }),
  status: f.status(storeVideoStatus),
})
export interface StoreVideo extends RowOf<typeof storeVideo> {
  dealerCode: string
  seriesCode: string
}
