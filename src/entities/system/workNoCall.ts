import { entity, f, type RowOf } from '../field'
import { callResult, direction } from './enums'

export const workNoCall = entity('workNoCall', {
  id: f.id(),
  workNo: f.phone(),
  direction: f.enum(direction),
  otherPhone: f.phone(),
  clueId: f.text(),
  startTime: f.dateTime({ sortable: true }),
  duration: f.integer(),
  result: f.enum(callResult),
  recordUrl: f.url(),
})
/** `duration` is in seconds; `recordUrl` is empty without a recording. */
export interface WorkNoCall extends RowOf<typeof workNoCall> {}
