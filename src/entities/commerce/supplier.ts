import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import type { Place } from '../shared/place'

export const settleType = enumeration('settleType', { monthly: 1, halfMonthly: 2, weekly: 3, cash: 4 })

export const supplier = entity('supplier', {
  id: f.id(),
  supplierCode: f.text({ required: true, min: 2, max: 20 }),
  supplierName: f.text({ required: true, min: 2, max: 50 }),
  creditCode: f.text({ required: true, max: 18, rule: 'creditCode' }),
  contactName: f.text({ required: true, max: 20 }),
  phone: f.phone({ required: true, rule: 'hotline' }),
  region: f.region(),
  address: f.text({ max: 100 }),
  settleType: f.enum(settleType, { required: true }),
  bankName: f.text({ max: 50 }),
  bankAccount: f.text({ max: 30 }),
  licence: f.image(),
  contractEnd: f.date(),
  goodsCount: f.integer(),
  status: f.status(enableStatus),
  remark: f.longtext({ max: 200 }),
  createTime: f.dateTime({ sortable: true }),
})
export interface Supplier extends Omit<RowOf<typeof supplier>, 'region'>, Place {}
export type SupplierChoice = Pick<Supplier, 'id' | 'supplierCode' | 'supplierName' | 'status'>
