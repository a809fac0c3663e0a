import { entity, f, type RowOf } from '../field'
import { poolChange, poolStatus, poolType } from './pointEnums'

export const pointPool = entity('pointPool', {
  poolId: f.id(),
  poolName: f.text(),
  poolType: f.enum(poolType),
  areaName: f.text(),
  dealerCode: f.text(),
  dealerName: f.dealer(),
  balance: f.points({ sortable: true }),
  warnBalance: f.points({ min: 0, max: 10_000_000 }),
  totalIn: f.points({ sortable: true }),
  totalOut: f.points({ sortable: true }),
  monthOut: f.points({ sortable: true }),
  enoughDays: f.integer({ sortable: true }),
  status: f.status(poolStatus),
  updateTime: f.dateTime(),
})
export interface PointPool extends Omit<RowOf<typeof pointPool>, 'enoughDays'> {
  /** Null if nothing was paid in the last 30 days. */
  enoughDays: number | null
}

export const pointPoolLog = entity('pointPoolLog', {
  id: f.id(),
  poolId: f.id(),
  poolName: f.text(),
  changeType: f.enum(poolChange),
  /** Signed. */
  points: f.points(),
  balanceAfter: f.points(),
  bizNo: f.id(),
  remark: f.text({ required: true, min: 5, max: 200 }),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface PointPoolLog extends RowOf<typeof pointPoolLog> {}
