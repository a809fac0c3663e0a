import { entity, f, type RowOf } from '../field'
import { callResult, direction } from './enums'

/** One call over a work number. */
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
/** A row of calls; `duration` is in seconds, `recordUrl` is '' without a recording. */
export interface WorkNoCall extends RowOf<typeof workNoCall> {}
