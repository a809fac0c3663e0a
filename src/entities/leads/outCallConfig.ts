import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { callType, script } from './enums'

/**
 * Rule that creates out-call tasks from new leads of certain second-level channels. The lowest priority number goes
 * first.
 */
export const outCallConfig = entity('outCallConfig', {
  id: f.id(),
  configName: f.text({ required: true, max: 30 }),
  channels: f.refs({ required: true }),
  callType: f.enum(callType, { required: true }),
  scriptName: f.enum(script, { required: true }),
  delayMinutes: f.integer({ required: true, min: 0, max: 1440 }),
  callWindow: f.text({ required: true }),
  retryTimes: f.integer({ required: true, min: 0, max: 3 }),
  retryInterval: f.integer({ min: 30, max: 1440 }),
  sort: f.integer({ required: true, min: 1, max: 99 }),
  status: f.status(enableStatus),
  updateTime: f.dateTime(),
})
export interface OutCallConfig extends RowOf<typeof outCallConfig> {
  channelNames: string[]
}
