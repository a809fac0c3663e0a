import { entity, f } from '../field'

export const importResult = entity('importResult', {
  rowNo: f.integer(),
  phone: f.phone(),
  customerName: f.text(),
  reason: f.text(),
})
