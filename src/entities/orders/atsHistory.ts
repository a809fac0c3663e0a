import { entity, f, type RowOf } from '../field'

export const atsHistory = entity('atsHistory', {
  id: f.id(),
  action: f.text(),
  fieldName: f.text(),
  oldValue: f.text(),
  newValue: f.text(),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export interface AtsHistory extends RowOf<typeof atsHistory> {}
