import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { albumType, picScene } from './carEnums'

/** Picture that represents a car in a place of the app: for a whole series, one model or one colour. */
export const pictureConfig = entity('pictureConfig', {
  id: f.id(),
  seriesName: f.text({ required: true }),
  modelName: f.text({ max: 40 }),
  colorName: f.text({ max: 12 }),
  scene: f.enum(picScene, { required: true }),
  cover: f.image({ required: true }),
  images: f.images(),
  albumType: f.enum(albumType),
  tags: f.tags({ max: 8 }),
  status: f.status(enableStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
/** An empty model or colour applies to all of them. */
export interface PictureConfig extends RowOf<typeof pictureConfig> {
  seriesCode: string
  modelCode: string
}
