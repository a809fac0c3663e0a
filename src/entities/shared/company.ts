import { entity, f, type RowOf } from '../field'
import { enableStatus, shopType } from './enums'
import type { Place } from './place'

/** Company: the legal entity behind a dealer, a group or a second-tier outlet. */
export const company = entity('company', {
  id: f.id(),
  companyName: f.text({ required: true, max: 50 }),
  shortName: f.text({ max: 20 }),
  shopType: f.enum(shopType, { required: true }),
  parentId: f.ref(),
  dealerCode: f.text({ required: true, max: 12 }),
  creditCode: f.text({ required: true, max: 18, rule: 'creditCode' }),
  legalPerson: f.text({ max: 20 }),
  contactName: f.text({ required: true, max: 20 }),
  contactPhone: f.phone({ required: true, rule: 'mobile' }),
  region: f.region({ required: true }),
  address: f.text({ max: 100 }),
  license: f.image(),
  superAdminId: f.ref(),
  userCount: f.integer(),
  maxUsers: f.integer({ min: 1, max: 500 }),
  status: f.status(enableStatus),
  createTime: f.dateTime({ sortable: true }),
  remark: f.longtext({ max: 200 }),
})

export interface Company extends Omit<RowOf<typeof company>, 'region'>, Place {
  parentName: string
  dealerCount: number
}
