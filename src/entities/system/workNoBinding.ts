import { entity, f, type RowOf } from '../field'
import { bindStatus, expireType } from './enums'

export const workNoBinding = entity('workNoBinding', {
  id: f.id(),
  workNo: f.phone(),
  phone: f.phone({ required: true, rule: 'mobile' }),
  userName: f.user({ required: true }),
  dealerName: f.dealer(),
  areaName: f.ref(),
  cityName: f.text({ required: true }),
  expireType: f.enum(expireType, { required: true }),
  expireTime: f.dateTime(),
  recordFlag: f.switch(),
  callCount: f.integer({ sortable: true }),
  lastCallTime: f.dateTime(),
  status: f.status(bindStatus),
  bindTime: f.dateTime({ sortable: true }),
  unbindTime: f.dateTime(),
  createBy: f.user(),
  remark: f.text({ max: 100 }),
})
/** `expireTime` is empty if the binding has no end. */
export interface WorkNoBinding extends RowOf<typeof workNoBinding> {
  dealerCode: string
}
