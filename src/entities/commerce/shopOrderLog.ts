import { entity, f, type RowOf } from '../field'

/** What was done to an order of the shop, or to one of its cases. */
export const shopOrderLog = entity('shopOrderLog', {
  id: f.id(),
  action: f.text(),
  content: f.text(),
  createBy: f.user(),
  createTime: f.dateTime(),
})
export type ShopOrderLog = RowOf<typeof shopOrderLog>
