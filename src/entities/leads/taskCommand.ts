import { entity, f, type RowOf } from '../field'
import { channelLevel, metric, periodType, taskStage, taskStatus } from './enums'
import { type Daily, type Metric, type Numbers, target, type Targets } from './target'

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

export const LEVELS = ['area', 'channel', 'dealer'] as const
export type Level = (typeof LEVELS)[number]

export interface TaskCommand extends Omit<RowOf<typeof taskCommand>, keyof Targets>, Targets {
  metrics: Metric[]
  /** Levels whose sum differs from the total. */
  unbalanced: Level[]
}

export interface TaskDetail extends TaskCommand {
  sums: Record<Level, Numbers>
  daily: Daily[]
}
