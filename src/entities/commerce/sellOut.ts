import { entity, enumeration, f, type RowOf } from '../field'

export const sellOutRule = enumeration('sellOutRule', { stay: 1, toEnd: 2, takeOff: 3 })

export const sellOutConfig = entity('sellOutConfig', {
  id: f.id(),
  rule: f.enum(sellOutRule, { required: true }),
  sellOutText: f.text({ required: true, min: 1, max: 6 }),
  arrivalFlag: f.switch(),
  warnStock: f.integer({ required: true, min: 0, max: 9999 }),
  warnPhones: f.tags({ max: 5 }),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export type SellOutConfig = Omit<RowOf<typeof sellOutConfig>, 'warnPhones'> & { warnPhones: string[] }
