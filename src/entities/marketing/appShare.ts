import { entity, f, type RowOf } from '../field'
import { sharePlatform, shareStatus } from './posterEnums'

export const appShare = entity('appShare', {
  id: f.id(),
  title: f.text({ required: true, max: 28 }),
  content: f.text({ required: true, max: 60 }),
  cover: f.image({ required: true }),
  shareUrl: f.url({ required: true, max: 300 }),
  platform: f.enum(sharePlatform, { required: true }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  topFlag: f.switch(),
  sort: f.integer(),
  shareCount: f.integer({ sortable: true }),
  clickCount: f.integer({ sortable: true }),
  downloadCount: f.integer({ sortable: true }),
  registerCount: f.integer({ sortable: true }),
  status: f.status(shareStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface AppShare extends RowOf<typeof appShare> {}
