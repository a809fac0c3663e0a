import { entity, f, type RowOf } from '../field'
import type { Place } from '../shared/place'
import { goodsType, orderAfterSale, orderFlag, shopOrderStatus } from './shared'
import type { ShopInvoice } from './shopInvoice'
import { orderCancelReason, orderClient, shopPayType } from './shopOrderEnums'
import type { ShopOrderItem } from './shopOrderItem'
import type { ShopOrderLog } from './shopOrderLog'
import type { ShopPackage } from './shopPackage'

export const shopOrder = entity('shopOrder', {
  id: f.id(),
  orderNo: f.text({ max: 32 }),
  orderType: f.enum(goodsType),
  source: f.enum(orderClient),
  nickname: f.text(),
  phone: f.phone(),
  goodsName: f.text(),
  quantity: f.integer(),
  goodsAmount: f.money(),
  freightAmount: f.money(),
  couponAmount: f.money(),
  points: f.points(),
  pointsAmount: f.money(),
  payAmount: f.money({ sortable: true }),
  payType: f.enum(shopPayType),
  payNo: f.id(),
  receiverName: f.realName({ required: true, min: 2, max: 20 }),
  receiverPhone: f.phone({ required: true, rule: 'mobile' }),
  region: f.region({ required: true }),
  address: f.text({ required: true, min: 5, max: 100 }),
  dealerName: f.dealer(),
  supplierName: f.ref(),
  buyerRemark: f.text(),
  remark: f.longtext({ max: 200 }),
  flag: f.enum(orderFlag),
  cancelReason: f.enum(orderCancelReason, { required: true }),
  refundAmount: f.money(),
  afterSaleState: f.enum(orderAfterSale),
  supportAfterSales: f.switch(),
  supportUntil: f.date({ required: true }),
  status: f.status(shopOrderStatus),
  createTime: f.dateTime({ sortable: true }),
  payTime: f.dateTime({ sortable: true }),
  deliverTime: f.dateTime(),
  finishTime: f.dateTime(),
})

export interface ShopOrder extends Omit<RowOf<typeof shopOrder>, 'region'>, Partial<Place> {
  dealerCode: string
  supplierId: string
  refundPoints: number
  payDeadline: string
  /** At most three lines; `lineCount` is the total. */
  items: ShopOrderItem[]
  lineCount: number
}

export interface ShopOrderDetail extends ShopOrder {
  packages: ShopPackage[]
  logs: ShopOrderLog[]
  invoice: ShopInvoice | null
}
