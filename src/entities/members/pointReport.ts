import { entity, enumeration, f, type RowOf } from '../field'

export const reportDimension = enumeration('reportDimension', {
  day: 'day',
  month: 'month',
  area: 'area',
  dealer: 'dealer',
  role: 'role',
  changeType: 'changeType',
})

/** Ledger totals for one day, dealer or other dimension. */
export const pointReport = entity('pointReport', {
  dimCode: f.id(),
  dimName: f.text(),
  userCount: f.integer({ sortable: true }),
  earnPoints: f.points({ sortable: true }),
  usePoints: f.points({ sortable: true }),
  expirePoints: f.points({ sortable: true }),
  /** Signed, like `netPoints`. */
  adjustPoints: f.points({ sortable: true }),
  netPoints: f.points(),
  balance: f.points({ sortable: true }),
  useRate: f.percent(),
  momRate: f.percent(),
})
type Row = RowOf<typeof pointReport>
/** Null if undefined for the dimension: a type of movement has no balance, and a rate needs a base other than 0. */
export interface PointReport extends Omit<Row, 'balance' | 'useRate' | 'momRate'> {
  balance: number | null
  useRate: number | null
  momRate: number | null
}
