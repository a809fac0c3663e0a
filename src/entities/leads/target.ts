import { entity, f, type RowOf } from '../field'

/** What is counted, in the order of a sale. */
export const METRICS = ['clue', 'visit', 'drive', 'order', 'sale'] as const
export type Metric = (typeof METRICS)[number]
export type TargetKey = `${Metric}Target`
/** A number a metric. */
export type Numbers = Record<Metric, number>

/** The wire name of a metric's target. */
export const targetKey = (metric: Metric): TargetKey => `${metric}Target`

/** The targets that tasks of every level have, with what is done and the share of it in percent. */
export const target = entity('target', {
  clueTarget: f.integer({ min: 0, max: 9_999_999 }),
  visitTarget: f.integer({ min: 0, max: 9_999_999 }),
  driveTarget: f.integer({ min: 0, max: 9_999_999 }),
  orderTarget: f.integer({ min: 0, max: 9_999_999 }),
  saleTarget: f.integer({ min: 0, max: 9_999_999 }),
  done: f.json(),
  progress: f.percent(),
})

export interface Targets extends Omit<RowOf<typeof target>, 'done' | 'progress'> {
  done: Numbers
  /** The mean of the metrics that have a target; null where none has. */
  progress: number | null
  /** What was done in the period before, to share a target by. */
  lastDone?: Numbers
}

/** What was done on one day. */
export interface Daily extends Numbers {
  date: string
}
