import { entity, f, type RowOf } from '../field'
import { userStatus } from './enums'

export const superAdmin = entity('superAdmin', {
  id: f.id(),
  companyId: f.ref(),
  username: f.text({ required: true, max: 30, rule: 'username' }),
  nickname: f.text({ required: true, max: 20 }),
  phone: f.phone({ required: true, rule: 'mobile' }),
  email: f.email({ max: 60, rule: 'email' }),
  status: f.status(userStatus),
  lastLoginTime: f.dateTime(),
  passwordTime: f.dateTime(),
})
export interface SuperAdmin extends RowOf<typeof superAdmin> {}
