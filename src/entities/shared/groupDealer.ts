import { entity, f, type RowOf } from '../field'
import { enableStatus } from './enums'
import type { Place } from './place'

export const groupDealer = entity('groupDealer', {
  id: f.id(),
  groupCode: f.text(),
  groupName: f.text({ required: true, max: 50 }),
  companyId: f.ref(),
  contactName: f.text({ required: true, max: 20 }),
  contactPhone: f.phone({ required: true, rule: 'mobile' }),
  region: f.region(),
  address: f.text({ max: 100 }),
  dealerCodes: f.refs(),
  dealerCount: f.integer(),
  secondCount: f.integer(),
  status: f.status(enableStatus),
  remark: f.longtext({ max: 200 }),
  updateTime: f.dateTime({ sortable: true }),
})

export interface GroupDealer extends Omit<RowOf<typeof groupDealer>, 'region'>, Place {
  companyName: string
}
