import { entity, f, type RowOf } from '../field'

export const shopOrderLog = entity('shopOrderLog', {
  id: f.id(),
  action: f.text(),
  content: f.text(),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export type ShopOrderLog = RowOf<typeof shopOrderLog>
