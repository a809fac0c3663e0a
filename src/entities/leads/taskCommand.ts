import { entity, f, type RowOf } from '../field'
import { channelLevel, metric, periodType, taskStage, taskStatus } from './enums'
import { type Daily, type Metric, type Numbers, target, type Targets } from './target'

/** A task that headquarters sets for a period, split by area, channel and dealer. */
export const taskCommand = {
  ...entity('taskCommand', {
    id: f.id(),
    title: f.text({ required: true, max: 40 }),
    periodType: f.enum(periodType, { required: true }),
    startTime: f.date({ required: true, sortable: true }),
    endTime: f.date(),
    metrics: f.multi(metric, { required: true }),
    channel_level: f.enum(channelLevel, { required: true }),
    province: f.refs(),
    dealerCount: f.integer(),
    status: f.status(taskStatus),
    stage: f.enum(taskStage),
    createBy: f.user(),
    createTime: f.dateTime({ sortable: true }),
    remark: f.longtext({ max: 500 }),
  }),
  ...target,
}

/** The levels a task is split on. */
export const LEVELS = ['area', 'channel', 'dealer'] as const
export type Level = (typeof LEVELS)[number]

export interface TaskCommand extends Omit<RowOf<typeof taskCommand>, keyof Targets>, Targets {
  metrics: Metric[]
  /** The levels whose sum is not the total. */
  unbalanced: Level[]
}

/** A task in full: the sums of its levels, and what was done on each day of its period so far. */
export interface TaskDetail extends TaskCommand {
  sums: Record<Level, Numbers>
  daily: Daily[]
}
