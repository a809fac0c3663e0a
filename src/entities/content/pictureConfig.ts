import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { albumType, picScene } from './carEnums'

/** Which picture stands for a car in a place of the app: for a whole series, one model or one colour of it. */
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
/** A setting as it is listed; '' for its model or colour stands for all of them. */
export interface PictureConfig extends RowOf<typeof pictureConfig> {
  seriesCode: string
  modelCode: string
}
