import { entity, f, type RowOf } from '../field'
import { channelLevel, dealerTaskStatus, dealerTaskType } from './enums'
import type { DealerTaskSplit } from './dealerTaskSplit'
import { type Daily, type Metric, target, type Targets } from './target'

/** Dealer's share of a headquarters task, or the dealer's own task for its team. */
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
  /** Empty for a dealer's own task. */
  taskId: string
  metrics: Metric[]
  /** Rank by completion among the dealers of the task; null for an own task. */
  rank: number | null
  /** 1 if issued by headquarters and not opened yet. */
  isNew: 0 | 1
  ended: 0 | 1
  /** 1 for an own task, or if headquarters has enabled the task. */
  released: 0 | 1
}

/** Dealer task with its consultants and the daily results so far. */
export interface DealerTaskDetail extends DealerTask {
  splits: DealerTaskSplit[]
  daily: Daily[]
}
