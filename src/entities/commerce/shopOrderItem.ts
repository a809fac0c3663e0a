import { entity, f, type RowOf } from '../field'
import { orderAfterSale } from './shared'

export const shopOrderItem = entity('shopOrderItem', {
  itemId: f.id(),
  goodsName: f.ref(),
  cover: f.image(),
  goodsCode: f.text(),
  skuName: f.text(),
  price: f.money(),
  points: f.points(),
  quantity: f.integer(),
  sentCount: f.integer(),
  refundCount: f.integer(),
  shareAmount: f.money(),
  amount: f.money(),
  supplierName: f.ref(),
  taxItemName: f.text(),
  afterSaleState: f.enum(orderAfterSale),
})
export interface ShopOrderItem extends RowOf<typeof shopOrderItem> {
  goodsId: string
  supplierId: string
}
