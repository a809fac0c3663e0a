import { entity, f, type RowOf } from '../field'
import type { Place } from '../shared/place'
import { orderAfterSale, orderFlag, shopOrderStatus } from './shared'
import { packageStatus } from './shopOrderEnums'
import type { ShopOrderItem } from './shopOrderItem'

/** Sub-order: the part of an order that one supplier ships, later its parcel. */
export const shopPackage = entity('shopPackage', {
  packageId: f.id(),
  packageNo: f.text(),
  orderId: f.ref(),
  orderNo: f.text(),
  supplierName: f.ref(),
  goodsName: f.text(),
  quantity: f.integer(),
  amount: f.money(),
  receiverName: f.realName(),
  receiverPhone: f.phone(),
  region: f.region(),
  address: f.text(),
  logisticsName: f.ref(),
  trackingNo: f.text({ max: 30, rule: 'tracking' }),
  lastTrace: f.text(),
  traces: f.json(),
  remark: f.text(),
  flag: f.enum(orderFlag),
  orderStatus: f.enum(shopOrderStatus),
  afterSaleState: f.enum(orderAfterSale),
  status: f.status(packageStatus),
  payTime: f.dateTime({ sortable: true }),
  deliverTime: f.dateTime({ sortable: true }),
})

export interface Trace {
  time: string
  place: string
  content: string
}
export interface PackageItem {
  itemId: string
  quantity: number
}
export interface ShopPackage extends Omit<RowOf<typeof shopPackage>, 'region' | 'traces'>, Partial<Place> {
  supplierId: string
  logisticsCode: string
  traces: Trace[]
  items: PackageItem[]
  /** Order lines it contains; only the first three in a list. */
  lines: ShopOrderItem[]
  /** Pick-up code with its middle masked, and the place and time of the pick-up. */
  redeemCode: string
  dealerName: string
  redeemTime: string
}
