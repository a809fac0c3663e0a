import { entity, enumeration, f, type RowOf } from '../field'
import { gender } from '../shared/enums'
import { memberType } from './memberType'

export const memberLevel = enumeration('memberLevel', { member: 0, silver: 1, gold: 2, platinum: 3, diamond: 4 })
export const userSource = enumeration('userSource', { app: 1, mini: 2, web: 3, invitation: 4, shop: 5 })
export const shopUserStatus = enumeration('shopUserStatus', {
  active: [1, 'success'],
  frozen: [2, 'warning'],
  closed: 3,
})

export const shopUser = entity('shopUser', {
  userId: f.id(),
  headImgUrl: f.image(),
  nickname: f.text(),
  userName: f.text(),
  phone: f.phone(),
  gender: f.enum(gender),
  memberType: f.enum(memberType),
  seriesName: f.text(),
  memberLevel: f.enum(memberLevel),
  balance: f.points(),
  soonExpire: f.points(),
  orderCount: f.integer({ sortable: true }),
  orderAmount: f.money({ sortable: true }),
  source: f.enum(userSource),
  cityName: f.text(),
  referrerName: f.text(),
  status: f.status(shopUserStatus),
  createTime: f.dateTime({ sortable: true }),
  lastLoginTime: f.dateTime({ sortable: true }),
})
/** Row of the list; balances are loaded by a separate call. */
export type ShopUser = Omit<RowOf<typeof shopUser>, 'balance' | 'soonExpire'>
export interface UserBalance {
  userId: string
  balance: number | null
  soonExpire: number | null
}
