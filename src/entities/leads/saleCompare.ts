import { entity, f, type RowOf } from '../field'

/** One bucket of a period beside that of another one: a day ('2026-11-01'), a week ('2026-11-16~2026-11-22'), a month or a quarter ('2026-Q4'). */
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
/** A row; without values while the bucket is still to come, amounts as text. */
export type SaleCompare = {
  [K in keyof RowOf<typeof saleCompare>]: K extends 'period' | 'comparePeriod' ? string : number | string | null
} & {
  /** Today is in it. */
  running?: 0 | 1
}
