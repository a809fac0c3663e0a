import { entity, f, type RowOf } from '../field'
import { taxEnergy, taxType } from './orderEnums'

/** Rate that converts a deal price into a net price, from an effective date. */
export const taxRate = entity('taxRate', {
  id: f.id(),
  taxType: f.enum(taxType, { required: true }),
  energyType: f.enum(taxEnergy, { required: true }),
  rate: f.percent({ decimals: 2, required: true, min: 0, max: 100 }),
  startTime: f.date({ required: true }),
  remark: f.text({ max: 100 }),
  updateBy: f.text(),
  updateTime: f.dateTime(),
})
export type TaxRate = RowOf<typeof taxRate>
