import { entity, f, type RowOf } from '../field'

/** Results of a period by area, dealer, consultant, series, channel or day. Rates without a denominator are null. */
export const saleReport = entity('saleReport', {
  dimCode: f.id(),
  dimName: f.text(),
  clueCount: f.integer({ sortable: true }),
  validCount: f.integer(),
  visitCount: f.integer({ sortable: true }),
  driveCount: f.integer(),
  orderCount: f.integer({ sortable: true }),
  cancelCount: f.integer(),
  saleCount: f.integer({ sortable: true }),
  deliveryCount: f.integer(),
  saleAmount: f.money({ sortable: true }),
  targetCount: f.integer(),
  finishRate: f.percent({ sortable: true }),
  orderRate: f.percent(),
  momRate: f.percent(),
  yoyRate: f.percent(),
})
/** Row with the requested metrics. Dealer rows have an area; consultant rows have `left`. */
export interface SaleReport extends Partial<RowOf<typeof saleReport>> {
  dimCode: string
  /** Empty if it belongs to nobody. */
  dimName: string
  areaName?: string
  left?: 0 | 1
}

export const METRICS = [
  'clueCount',
  'validCount',
  'visitCount',
  'driveCount',
  'orderCount',
  'cancelCount',
  'saleCount',
  'deliveryCount',
  'saleAmount',
  'targetCount',
  'finishRate',
  'orderRate',
] as const satisfies (keyof typeof saleReport)[]
export type Metric = (typeof METRICS)[number]

/** Returns the metric of an untyped code; undefined if there is none. */
export const metricOf = (code: unknown): Metric | undefined => METRICS.find((metric) => metric === code)
/** Returns true if a metric is a rate. Its total is the rate of the totals. */
export const isRate = (metric: Metric): boolean => saleReport[metric].kind === 'percent'
