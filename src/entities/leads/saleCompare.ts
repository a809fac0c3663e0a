import { entity, f, type RowOf } from '../field'

/**
 * Bucket of a period compared with that of another: a day ('2026-11-01'), a week ('2026-11-16~2026-11-22'), a month
 * or a quarter ('2026-Q4').
 */
export const saleCompare = entity('saleCompare', {
  period: f.text(),
  currentValue: f.number({ sortable: true }),
  comparePeriod: f.text(),
  compareValue: f.number(),
  diffValue: f.number(),
  diffRate: f.percent({ sortable: true }),
  sumCurrent: f.number(),
  sumCompare: f.number(),
})
/** Comparison row. Future buckets have no values; amounts are text. */
export type SaleCompare = {
  [K in keyof RowOf<typeof saleCompare>]: K extends 'period' | 'comparePeriod' ? string : number | string | null
} & {
  /** 1 if the bucket contains today. */
  running?: 0 | 1
}
