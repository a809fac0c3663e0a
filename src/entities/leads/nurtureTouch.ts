import { entity, f, type RowOf } from '../field'
import { touchResult, touchWay } from './enums'

export const nurtureTouch = entity('nurtureTouch', {
  id: f.id(),
  clueId: f.ref(),
  touchTime: f.dateTime(),
  touchWay: f.enum(touchWay),
  content: f.longtext(),
  result: f.enum(touchResult),
  scoreChange: f.integer(),
  createBy: f.user(),
})
export type NurtureTouch = RowOf<typeof nurtureTouch>
