import { entity, f, type RowOf } from '../field'
import { touchResult, touchWay } from './enums'

/** A contact with a customer that is being nurtured, and what it did to the score. */
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
