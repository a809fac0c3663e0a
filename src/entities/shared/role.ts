import { entity, f, type RowOf } from '../field'
import { dataScope, enableStatus, homeVariant, shopType } from './enums'

export const role = entity('role', {
  id: f.id(),
  roleName: f.text({ required: true, max: 20 }),
  roleCode: f.text({ required: true, max: 30, rule: 'code' }),
  shopTypes: f.multi(shopType, { required: true }),
  dataScope: f.enum(dataScope, { required: true }),
  scopeAreas: f.refs(),
  scopeDealers: f.refs(),
  menuIds: f.refs(),
  homeVariant: f.enum(homeVariant),
  userCount: f.integer(),
  builtin: f.switch(),
  status: f.status(enableStatus),
  sort: f.integer({ min: 0, max: 9999 }),
  remark: f.longtext({ max: 200 }),
  updateBy: f.text(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Role extends RowOf<typeof role> {}
