import { entity, f, type RowOf } from '../field'
import { dealerType, shopType, staffPost, userStatus } from './enums'

export const user = entity('user', {
  id: f.id(),
  username: f.text({ required: true, max: 30, rule: 'username', sortable: true }),
  password: f.password({ required: true, max: 64, rule: 'password' }),
  nickname: f.text({ required: true, max: 20 }),
  headImgUrl: f.image(),
  phone: f.phone({ required: true, rule: 'mobile' }),
  email: f.email({ max: 60, rule: 'email' }),
  employeeNo: f.text({ max: 20 }),
  dealerType: f.enum(dealerType, { required: true }),
  shopType: f.enum(shopType),
  deptId: f.ref({ required: true }),
  dealerCode: f.dealer({ required: true }),
  dealerName: f.text(),
  post: f.enum(staffPost),
  roles: f.refs({ required: true }),
  relatedDealers: f.refs(),
  parentId: f.user(),
  childAccounts: f.refs(),
  status: f.status(userStatus),
  lastLoginTime: f.dateTime({ sortable: true }),
  createTime: f.dateTime({ sortable: true }),
  remark: f.longtext({ max: 200 }),
})

/** Child account as listed in the switch-role dialog and the user drawer (R-SESS-15). */
export const childAccount = entity('childAccount', {
  id: f.id(),
  username: f.text(),
  nickname: f.text(),
  roleName: f.text(),
  dealerName: f.text(),
  status: f.status(userStatus),
})
export interface ChildAccount extends RowOf<typeof childAccount> {}

interface Named {
  id: string
  roleName: string
}

export interface User extends Omit<RowOf<typeof user>, 'roles' | 'relatedDealers' | 'childAccounts' | 'password'> {
  roles: Named[]
  areaName: string
  deptName: string
  /** Main account as 'name(account)'. */
  parentName: string
  childAccounts: ChildAccount[]
  permissions: string[]
  passwordDays: number
}

/**
 * Permission strings of a user (R-PERM-01): the list, 'absent' if the server sent none, 'unreadable' if it did not
 * send a list of texts.
 */
export type Permissions = readonly string[] | 'absent' | 'unreadable'

export interface CurrentUser {
  id: string
  username: string
  nickname: string
  headImgUrl: string
  dealerType: number
  dealerCode: string
  dealerName: string
  areaName: string
  deptName?: string
  roles: string[]
  roleName: string
  permissions: Permissions
  /** Start pages granted by the roles, hq and dealer. A user with both can switch. */
  homeVariants?: string[]
  passwordDays: number
  lastLoginTime: string
}
