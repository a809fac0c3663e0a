import { entity, f } from '../field'

/** A row of an import of people that failed, and why. */
export const importResult = entity('importResult', {
  rowNo: f.integer(),
  phone: f.phone(),
  customerName: f.text(),
  reason: f.text(),
})
