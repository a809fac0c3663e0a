import { entity, f, type RowOf } from '../field'
import { albumType, picSource } from './carEnums'
import { shelfStatus } from './shared'

/** A picture of the gallery of the models, of headquarters or handed in by an owner. */
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
/** A picture as it is listed: with a small one to look at, and the nickname of the owner who handed it in. */
export interface GalleryPicture extends RowOf<typeof galleryPicture> {
  seriesCode: string
  modelCode: string
  thumb: string
  ownerName: string
}
