import { entity, enumeration, f, type RowOf } from '../field'

export const reportDimension = enumeration('reportDimension', {
  day: 'day',
  month: 'month',
  area: 'area',
  dealer: 'dealer',
  role: 'role',
  changeType: 'changeType',
})

/** A row of the report: what the lines of the ledger of a day, a dealer … come to. */
export const pointReport = entity('pointReport', {
  dimCode: f.id(),
  dimName: f.text(),
  userCount: f.integer({ sortable: true }),
  earnPoints: f.points({ sortable: true }),
  usePoints: f.points({ sortable: true }),
  expirePoints: f.points({ sortable: true }),
  /** Signed, as the next. */
  adjustPoints: f.points({ sortable: true }),
  netPoints: f.points(),
  balance: f.points({ sortable: true }),
  useRate: f.percent(),
  momRate: f.percent(),
})
type Row = RowOf<typeof pointReport>
/** Null where the dimension has none: no balance of a kind of movement, no rate over 0. */
export interface PointReport extends Omit<Row, 'balance' | 'useRate' | 'momRate'> {
  balance: number | null
  useRate: number | null
  momRate: number | null
}
