import { entity, f, type RowOf } from '../field'
import { uploadType } from '../leads/enums'
import type { QrBox } from './boxes'
import { offBy, type Owned, pushFlag } from './material'
import { posterStatus, posterType } from './posterEnums'

/** Poster that consultants send with a personal QR code. */
export const poster = entity('poster', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  posterType: f.enum(posterType, { required: true }),
  imageUrl: f.image({ required: true }),
  qrPosition: f.json(),
  showCard: f.switch(),
  shareText: f.longtext({ max: 200 }),
  labels: f.refs(),
  seriesName: f.ref(),
  uploadType: f.enum(uploadType),
  dealerName: f.dealer(),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime(),
  shareCount: f.count({ sortable: true }),
  scanCount: f.count({ sortable: true }),
  downloadCount: f.count({ sortable: true }),
  likeCount: f.count({ sortable: true }),
  clueCount: f.count({ sortable: true }),
  offBy: f.enum(offBy),
  offReason: f.text(),
  offTime: f.dateTime(),
  pushFlag: f.enum(pushFlag),
  pushTime: f.dateTime({ sortable: true }),
  status: f.status(posterStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface Poster extends Omit<RowOf<typeof poster>, keyof Owned | 'qrPosition'>, Owned {
  qrPosition: QrBox
  viewCount?: number
}
