import { entity, f, type RowOf } from '../field'
import { callType, leadScope, outCallStatus, script, taskSource } from './enums'

/**
 * List of numbers for a robot or people to call. The call hours are one or two ranges, '09:00-12:00,14:00-20:00';
 * progress in %. Its leads are selected by channel, creation time and scope.
 */
export const outCallTask = entity('outCallTask', {
  taskId: f.id(),
  taskName: f.text({ required: true, max: 40 }),
  source: f.enum(taskSource),
  callType: f.enum(callType, { required: true }),
  oneChannel: f.ref(),
  clueTime: f.date(),
  clueScope: f.enum(leadScope),
  scriptName: f.enum(script, { required: true }),
  callWindow: f.text({ required: true }),
  retryTimes: f.integer({ required: true, min: 0, max: 3 }),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  clueCount: f.integer(),
  calledCount: f.integer(),
  connectedCount: f.integer(),
  intentCount: f.integer(),
  progress: f.percent(),
  status: f.status(outCallStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
  remark: f.longtext({ max: 200 }),
})

export interface OutCallTask extends Omit<RowOf<typeof outCallTask>, 'clueTime' | 'clueScope'> {
  oneChannelCode: string
  twoChannelCode: string
  clueTimeStart: string
  clueTimeEnd: string
  /** 0 if not set. */
  clueScope: number
}
