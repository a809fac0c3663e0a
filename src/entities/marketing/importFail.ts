import { entity, f } from '../field'

/** A row of an imported list that cannot be used, and why. */
export const importFail = entity('importFail', {
  rowNo: f.integer(),
  value: f.text(),
  name: f.text(),
  reason: f.text(),
})
