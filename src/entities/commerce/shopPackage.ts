import { entity, f, type RowOf } from '../field'
import type { Place } from '../shared/place'
import { orderAfterSale, orderFlag, shopOrderStatus } from './shared'
import { packageStatus } from './shopOrderEnums'
import type { ShopOrderItem } from './shopOrderItem'

/** A sub-order: a parcel, and before it is sent what one supplier has to send of an order. */
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

/** Where a parcel was at a time, newest first in its list. */
export interface Trace {
  time: string
  place: string
  content: string
}
/** How many pieces of which line of the order are in a parcel. */
export interface PackageItem {
  itemId: string
  quantity: number
}
export interface ShopPackage extends Omit<RowOf<typeof shopPackage>, 'region' | 'traces'>, Partial<Place> {
  supplierId: string
  logisticsCode: string
  traces: Trace[]
  /** What is in it, by line. */
  items: PackageItem[]
  /** Its lines, the first three in a list. */
  lines: ShopOrderItem[]
  /** The code that is shown to have it handed out, hidden in its middle; and where and when it was. */
  redeemCode: string
  dealerName: string
  redeemTime: string
}
