import { entity, f, type RowOf } from '../field'
import { effectStatus, pointChange, pointSide } from './pointEnums'

export const pointDetail = entity('pointDetail', {
  id: f.id(),
  side: f.enum(pointSide),
  userId: f.id(),
  userName: f.text(),
  phone: f.phone(),
  dealerName: f.dealer(),
  changeType: f.enum(pointChange),
  /** Signed. */
  points: f.points({ sortable: true }),
  balanceAfter: f.points(),
  source: f.text(),
  bizNo: f.id(),
  expireTime: f.dateTime(),
  remark: f.text({ max: 200 }),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface PointDetail extends RowOf<typeof pointDetail> {}

/** Points received together that expire together. */
export const effectPoint = entity('effectPoint', {
  id: f.id(),
  userId: f.id(),
  source: f.text(),
  points: f.points(),
  remainPoints: f.points(),
  createTime: f.dateTime(),
  expireTime: f.dateTime(),
  effectStatus: f.status(effectStatus),
})
export interface EffectPoint extends RowOf<typeof effectPoint> {}
