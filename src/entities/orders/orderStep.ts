import { entity, f, type RowOf } from '../field'

export const orderStep = entity('orderStep', {
  id: f.id(),
  title: f.text(),
  userName: f.text(),
  createTime: f.dateTime(),
  remark: f.text(),
})
export type OrderStep = RowOf<typeof orderStep>
