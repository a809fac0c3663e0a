import { entity, enumeration, f, type RowOf } from '../field'

export const inspectCategory = enumeration('inspectCategory', {
  body: 1,
  cabin: 2,
  engine: 3,
  chassis: 4,
  tyres: 5,
  belongings: 6,
})
export const inspectResult = enumeration('inspectResult', {
  fine: [1, 'success'],
  watch: [2, 'warning'],
  needsWork: [3, 'error'],
  notChecked: 0,
})
export const inspectChoice = enumeration('inspectChoice', { none: 0, agreed: [1, 'success'], notNow: 2 })

export const inspectItem = entity('inspectItem', {
  id: f.id(),
  category: f.enum(inspectCategory),
  itemName: f.text(),
  standard: f.text(),
  measureValue: f.text(),
  result: f.enum(inspectResult),
  images: f.images(),
  suggestion: f.text(),
  quoteAmount: f.money(),
  choice: f.enum(inspectChoice),
})
export interface InspectItem extends RowOf<typeof inspectItem> {}
