import { entity, f, type RowOf } from '../field'
import { albumType, picSource } from './carEnums'
import { shelfStatus } from './shared'

export const galleryPicture = entity('galleryPicture', {
  id: f.id(),
  title: f.text({ max: 30 }),
  image: f.image(),
  seriesName: f.text({ required: true }),
  modelName: f.text(),
  albumType: f.enum(albumType, { required: true }),
  source: f.enum(picSource),
  size: f.text(),
  tags: f.tags({ max: 8 }),
  viewCount: f.count({ sortable: true }),
  downloadCount: f.count({ sortable: true }),
  status: f.status(shelfStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface GalleryPicture extends RowOf<typeof galleryPicture> {
  seriesCode: string
  modelCode: string
  thumb: string
  ownerName: string
}
