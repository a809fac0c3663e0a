import { entity, f, type RowOf } from '../field'

/** What was done in a period by an area, dealer, consultant, series, channel or day. Rates without a denominator are null. */
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
/** A row carries the metrics that were asked for; one of a dealer its area, one of a consultant whether they left. */
export interface SaleReport extends Partial<RowOf<typeof saleReport>> {
  dimCode: string
  /** '' = nobody's. */
  dimName: string
  areaName?: string
  left?: 0 | 1
}

/** The metrics, in the order of the reports. */
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

/** The metric of a code from an address, a store or the server. */
export const metricOf = (code: unknown): Metric | undefined => METRICS.find((metric) => metric === code)
/** Whether a metric is a rate: its sum is the rate of the sums. */
export const isRate = (metric: Metric): boolean => saleReport[metric].kind === 'percent'
