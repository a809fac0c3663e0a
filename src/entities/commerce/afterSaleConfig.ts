import { entity, enumeration, f, type RowOf } from '../field'
import { afterSaleType } from './shopAfterSale'

export const returnFreight = enumeration('returnFreight', { buyer: 1, shop: 2, byFault: 3 })

/** Rules of after-sales: deadlines and automatic steps. */
export const afterSaleConfig = entity('afterSaleConfig', {
  id: f.id(),
  payMinutes: f.integer({ required: true, min: 5, max: 1440 }),
  receiveDays: f.integer({ required: true, min: 1, max: 30 }),
  afterSaleDays: f.integer({ required: true, min: 0, max: 90 }),
  auditHours: f.integer({ required: true, min: 1, max: 168 }),
  autoAgree: f.switch(),
  returnDays: f.integer({ required: true, min: 1, max: 30 }),
  returnReceiveDays: f.integer({ required: true, min: 1, max: 30 }),
  autoRefundAmount: f.money({ required: true }),
  returnFreight: f.enum(returnFreight, { required: true }),
  typeFlags: f.multi(afterSaleType, { required: true }),
  hotline: f.text({ rule: 'hotline' }),
  guide: f.longtext({ max: 500 }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export interface AfterSaleConfig extends RowOf<typeof afterSaleConfig> {}
