import { entity, f, type RowOf } from '../field'
import { memberType } from '../marketing/memberType'
import { memberLevel } from '../marketing/shopUser'
import { appAccountStatus } from './pointEnums'

export const appPoint = entity('appPoint', {
  userId: f.id(),
  nickname: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  memberLevel: f.enum(memberLevel),
  balance: f.points({ sortable: true }),
  totalEarn: f.points({ sortable: true }),
  totalUse: f.points({ sortable: true }),
  totalExpire: f.points(),
  soonExpire: f.points({ sortable: true }),
  pointShow: f.switch(),
  status: f.status(appAccountStatus),
  changeTime: f.dateTime({ sortable: true }),
})
export interface AppPoint extends RowOf<typeof appPoint> {}
