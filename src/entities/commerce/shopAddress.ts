import { entity, enumeration, f, type RowOf } from '../field'
import type { Place } from '../shared/place'

export const addressType = enumeration('addressType', { send: 1, return: 2, both: 3 })

export const shopAddress = entity('shopAddress', {
  id: f.id(),
  addressName: f.text({ required: true, min: 2, max: 20 }),
  addressType: f.enum(addressType, { required: true }),
  supplierId: f.ref(),
  contactName: f.text({ required: true, min: 2, max: 20 }),
  phone: f.phone({ rule: 'mobile' }),
  telephone: f.text({ max: 20, rule: 'hotline' }),
  region: f.region({ required: true }),
  address: f.text({ required: true, min: 5, max: 100 }),
  postcode: f.text({ max: 6 }),
  workTime: f.text({ max: 50 }),
  defaultSend: f.switch(),
  defaultReturn: f.switch(),
  useCount: f.integer(),
  remark: f.longtext({ max: 200 }),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
  updateTime: f.dateTime(),
})
export interface ShopAddress extends Omit<RowOf<typeof shopAddress>, 'region'>, Place {
  supplierName: string
}
