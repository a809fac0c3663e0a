import { entity, f } from '../field'

export const importFail = entity('importFail', {
  rowNo: f.integer(),
  value: f.text(),
  name: f.text(),
  reason: f.text(),
})
