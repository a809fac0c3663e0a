import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { goodsType } from './shared'

/** Value of a point in the shop, and the share of an order that points may pay. */
export const pointsExchange = entity('pointsExchange', {
  id: f.id(),
  status: f.status(enableStatus),
  pointsPerYuan: f.integer({ required: true, min: 1, max: 10_000 }),
  minAmount: f.money({ min: 0, max: 99_999 }),
  minPoints: f.points({ min: 0, max: 999_999 }),
  stepPoints: f.points({ required: true, min: 1, max: 10_000 }),
  maxRatio: f.percent({ decimals: 2, required: true }),
  maxPoints: f.points({ min: 0, max: 9_999_999 }),
  freightFlag: f.switch(),
  couponFlag: f.switch(),
  goodsTypes: f.multi(goodsType, { required: true }),
  returnFlag: f.switch(),
  startTime: f.dateTime({ required: true }),
  remark: f.longtext({ max: 200 }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export type PointsExchange = RowOf<typeof pointsExchange>
