import { entity, f, type RowOf } from '../field'
import { memberType } from './memberType'

/** A customer of the shop, as far as marketing knows one. */
export const shopUser = entity('shopUser', {
  userId: f.id(),
  nickname: f.text(),
  phone: f.phone(),
  memberType: f.enum(memberType),
  cityName: f.text(),
})

/** Whether a customer can be given anything; no screen shows it. */
export const shopUserStatus = { active: 1, closed: 3 } as const

export interface ShopUser extends RowOf<typeof shopUser> {
  status: number
}
