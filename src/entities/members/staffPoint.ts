import { entity, enumeration, f, type RowOf } from '../field'
import { staffAccountStatus } from './pointEnums'

export const appBound = enumeration('appBound', { no: 0, yes: [1, 'success'] })

export const staffPoint = entity('staffPoint', {
  userId: f.id(),
  userName: f.user(),
  phone: f.phone(),
  roleName: f.text(),
  areaName: f.text(),
  dealerCode: f.text(),
  dealerName: f.dealer(),
  balance: f.points({ sortable: true }),
  totalEarn: f.points({ sortable: true }),
  totalUse: f.points({ sortable: true }),
  totalExpire: f.points(),
  soonExpire: f.points({ sortable: true }),
  pointShow: f.switch(),
  bound: f.enum(appBound),
  status: f.status(staffAccountStatus),
  changeTime: f.dateTime({ sortable: true }),
})
export interface StaffPoint extends RowOf<typeof staffPoint> {}
