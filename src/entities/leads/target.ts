import { entity, f, type RowOf } from '../field'

export const METRICS = ['clue', 'visit', 'drive', 'order', 'sale'] as const
export type Metric = (typeof METRICS)[number]
export type TargetKey = `${Metric}Target`
export type Numbers = Record<Metric, number>

export const targetKey = (metric: Metric): TargetKey => `${metric}Target`

/** Targets common to tasks of all levels, with the results and the completion in %. */
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
  /** Mean completion of the metrics that have a target; null if none has. */
  progress: number | null
  /** Results of the previous period, used to distribute a target. */
  lastDone?: Numbers
}

export interface Daily extends Numbers {
  date: string
}
