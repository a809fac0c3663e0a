import { entity, f, type RowOf } from '../field'
import { picState, picType } from './prorateEnums'

export const proratePicture = entity('proratePicture', {
  picType: f.enum(picType),
  url: f.image(),
  picId: f.text(),
  state: f.status(picState),
  reason: f.text(),
})

export interface ProratePicture extends RowOf<typeof proratePicture> {}
