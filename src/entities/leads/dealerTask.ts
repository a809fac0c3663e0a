import { entity, f, type RowOf } from '../field'
import { channelLevel, dealerTaskStatus, dealerTaskType } from './enums'
import type { DealerTaskSplit } from './dealerTaskSplit'
import { type Daily, type Metric, target, type Targets } from './target'

/** A dealer's part of a task of headquarters, or a task the dealer has made for its own team. */
export const dealerTask = {
  ...entity('dealerTask', {
    id: f.id(),
    title: f.text({ required: true, max: 40 }),
    taskType: f.enum(dealerTaskType),
    channel_level: f.enum(channelLevel),
    dealerCode: f.text(),
    dealerName: f.dealer(),
    province: f.text(),
    cityName: f.text(),
    startTime: f.date({ required: true, sortable: true }),
    endTime: f.date(),
    rank: f.integer({ sortable: true }),
    status: f.status(dealerTaskStatus),
    remark: f.longtext({ max: 500 }),
  }),
  ...target,
}
export interface DealerTask extends Omit<RowOf<typeof dealerTask>, keyof Targets | 'rank'>, Targets {
  /** '' for a dealer's own task. */
  taskId: string
  metrics: Metric[]
  /** By completion among the dealers of the task; null for an own one. */
  rank: number | null
  /** Issued by headquarters and not opened yet. */
  isNew: 0 | 1
  ended: 0 | 1
  /** An own one, or one whose task headquarters has enabled. */
  released: 0 | 1
}

/** A dealer's task in full: its consultants, and what was done on each day of its period so far. */
export interface DealerTaskDetail extends DealerTask {
  splits: DealerTaskSplit[]
  daily: Daily[]
}
