import { entity, enumeration, f, type RowOf } from '../field'
import { uploadType } from '../leads/enums'
import { offBy, type Owned, pushFlag } from './material'

export const videoStatus = enumeration('videoStatus', {
  down: 0,
  up: [1, 'success'],
  transcoding: [2, 'processing'],
  failed: [3, 'error'],
})
export const videoDirection = enumeration('videoDirection', { landscape: 1, portrait: 2 })

export const video = entity('video', {
  id: f.id(),
  title: f.text({ required: true, max: 40 }),
  videoUrl: f.file({ required: true }),
  cover: f.image({ required: true }),
  duration: f.integer(),
  fileSize: f.number(),
  direction: f.enum(videoDirection),
  summary: f.longtext({ max: 100 }),
  labels: f.refs(),
  seriesName: f.ref(),
  uploadType: f.enum(uploadType),
  dealerName: f.dealer(),
  viewCount: f.count({ sortable: true }),
  shareCount: f.count({ sortable: true }),
  appViewCount: f.count({ sortable: true }),
  finishRate: f.percent({ sortable: true }),
  likeCount: f.count({ sortable: true }),
  clueCount: f.count({ sortable: true }),
  pushFlag: f.enum(pushFlag),
  pushTime: f.dateTime({ sortable: true }),
  status: f.status(videoStatus),
  failReason: f.text(),
  offBy: f.enum(offBy),
  offReason: f.text(),
  offTime: f.dateTime(),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface Video extends Omit<RowOf<typeof video>, keyof Owned>, Owned {}
