import { enableStatus } from '../shared/enums'
import { entity, f, type RowOf } from '../field'
import { eventType } from './enums'

/** Event that generates leads, such as a motor show or a campaign. Accepts leads while enabled. */
export const clueEvent = entity('clueEvent', {
  id: f.id(),
  eventCode: f.text({ required: true, max: 30, rule: 'code' }),
  eventName: f.text({ required: true, max: 40 }),
  eventType: f.enum(eventType, { required: true }),
  seriesName: f.ref(),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  clueCount: f.integer(),
  status: f.status(enableStatus),
  remark: f.longtext({ max: 200 }),
  createTime: f.dateTime(),
})
export interface ClueEvent extends RowOf<typeof clueEvent> {
  /** Empty for all series. */
  seriesCode: string
}
