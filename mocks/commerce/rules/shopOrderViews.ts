import { shopOrderStatus } from '@/entities/commerce/shared'
import type { ShopInvoice } from '@/entities/commerce/shopInvoice'
import type { ShopOrder, ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopOrderItem } from '@/entities/commerce/shopOrderItem'
import type { ShopPackage, Trace } from '@/entities/commerce/shopPackage'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { wireTime } from '../../core/context'
import { control } from '../../core/control'
import { masked } from '../../core/table'
import { dealerName } from '../../leads/rules/leads'
import type { OrderItemRow, OrderPackageRow, ShopOrderRow } from '../data/shopOrders'
import { carrierByCode } from './carriers'
import { supplierName } from './suppliers'
import { afterSaleOf, afterSaleOfOrder, goodsCents, payCents, sentCount } from './shopOrders'

const HOUR = 3_600_000
/** Maximum number of order lines in a list. The detail has all of them. */
const LINES = 3

const itemView = (order: ShopOrderRow, item: OrderItemRow): ShopOrderItem => {
  const { priceCents, shareCents, amountCents, openCount: _open, refundCents: _refund, ...row } = item
  return {
    ...row,
    price: fromCents(priceCents),
    shareAmount: fromCents(shareCents),
    amount: fromCents(amountCents),
    sentCount: sentCount(order, item.itemId),
    supplierName: supplierName(item.supplierId),
    // The function returns only codes of the enumeration.
    afterSaleState: afterSaleOf(item) as ShopOrderItem['afterSaleState'],
  }
}

const orderView = (order: ShopOrderRow): Omit<ShopOrder, 'items'> => {
  const {
    freightCents,
    couponCents,
    pointsCents,
    refundCents,
    items,
    packages: _packages,
    logs: _logs,
    invoice: _invoice,
    ...row
  } = order
  const suppliers = [...new Set(items.map(({ supplierId }) => supplierId))]
  return {
    // The data holds only the values of the enumerations.
    ...(row as unknown as ShopOrder),
    goodsName: items[0]?.goodsName ?? '',
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    goodsAmount: fromCents(goodsCents(order)),
    freightAmount: fromCents(freightCents),
    couponAmount: fromCents(couponCents),
    pointsAmount: fromCents(pointsCents),
    payAmount: fromCents(payCents(order)),
    refundAmount: fromCents(refundCents),
    dealerName: dealerName(order.dealerCode),
    supplierId: suppliers.join(','),
    supplierName: suppliers.map(supplierName).join('、'),
    // As above.
    afterSaleState: afterSaleOfOrder(order) as ShopOrder['afterSaleState'],
    lineCount: items.length,
  }
}
/** Builds the list row of an order: name masked, at most three lines, address cut after the county. */
export const orderRow = (order: ShopOrderRow): ShopOrder => ({
  ...orderView(order),
  receiverName: maskName(order.receiverName),
  address: '',
  payNo: '',
  items: order.items.slice(0, LINES).map((item) => itemView(order, item)),
})

/** Returns the traces of a parcel up to now, newest first. */
const tracesOf = (order: ShopOrderRow, row: OrderPackageRow): Trace[] => {
  const from = toMillis(row.deliverTime)
  if (from === undefined) return []
  const now = control.now()
  const city = order.cityName || order.provinceName
  const signed = row.status === packageStatus.signed
  const way: readonly (readonly [hours: number, place: string, content: string])[] = [
    [0, '上海市', '商家已发货，等待揽收'],
    [3, '上海市', '快件已揽收'],
    [14, '上海市转运中心', '快件已发往目的地'],
    [38, `${city}转运中心`, '快件到达转运中心'],
    ...(row.status === packageStatus.trouble
      ? [[44, city, '派送失败：收件人电话无法接通'] as const]
      : signed
        ? [[52, city, '快件正在派送'] as const, [56, city, '已签收，签收人：本人'] as const]
        : []),
  ]
  const all = way.map(([hours, place, content]) => ({ millis: from + hours * HOUR, place, content }))
  // A parcel that is signed or in trouble has all its traces, even if it ended recently.
  const isOver = signed || row.status === packageStatus.trouble
  return all
    .filter(({ millis }) => isOver || millis <= now)
    .map(({ millis, place, content }) => ({ time: wireTime(Math.min(millis, now)), place, content }))
    .toReversed()
}

const packageView = (order: ShopOrderRow, row: OrderPackageRow): ShopPackage => {
  const traces = tracesOf(order, row)
  const lines = row.items.flatMap(({ itemId, quantity }) => {
    const item = order.items.find((one) => one.itemId === itemId)
    return item ? [{ item, quantity }] : []
  })
  const { provinceCode, provinceName, cityCode, cityName, countyCode, countyName } = order
  return {
    // As above.
    ...(row as unknown as ShopPackage),
    ...{ provinceCode, provinceName, cityCode, cityName, countyCode, countyName },
    orderId: order.id,
    orderNo: order.orderNo,
    supplierName: supplierName(row.supplierId),
    goodsName: lines[0]?.item.goodsName ?? '',
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: fromCents(
      lines.reduce((sum, { item, quantity }) => sum + Math.round((item.amountCents * quantity) / item.quantity), 0),
    ),
    receiverName: order.receiverName,
    receiverPhone: order.receiverPhone,
    address: order.address,
    logisticsName: carrierByCode(row.logisticsCode)?.logisticsName ?? '',
    lastTrace: traces[0]?.content ?? '',
    traces,
    remark: order.remark,
    // As above.
    flag: order.flag as ShopPackage['flag'],
    orderStatus: order.status as ShopPackage['orderStatus'],
    afterSaleState: (lines.some(({ item }) => item.openCount > 0)
      ? 1
      : afterSaleOfOrder(order)) as ShopPackage['afterSaleState'],
    payTime: order.payTime,
    items: row.items.map((one) => ({ ...one })),
    lines: lines.map(({ item, quantity }) => ({ ...itemView(order, item), quantity })),
    redeemCode: row.redeemCode.replace(/^(\d{4})\d+(\d{4})$/, '$1****$2'),
    dealerName: dealerName(order.dealerCode),
  }
}
export interface PackageOf extends OrderPackageRow {
  order: ShopOrderRow
}
export const packageRow = ({ order, ...row }: PackageOf): ShopPackage => {
  const view = packageView(order, row)
  return { ...view, receiverName: maskName(view.receiverName), address: '', lines: view.lines.slice(0, LINES) }
}

export const orderDetail = (order: ShopOrderRow): ShopOrderDetail => ({
  ...orderView(order),
  items: order.items.map((item) => itemView(order, item)),
  packages: order.packages.map((row) => packageView(order, row)),
  logs: order.logs.map((log) => ({ ...log })),
  // As above.
  invoice: order.invoice && ({ ...order.invoice, amount: fromCents(payCents(order)) } as ShopInvoice),
})

/** Reduces an order to the data a dealer may see: no money except the paid amount, no address, supplier or payment. */
export const forDealer = <T extends ShopOrder>(order: T): T => ({
  ...order,
  phone: masked(order.phone),
  receiverName: '',
  receiverPhone: '',
  address: '',
  payType: '',
  payNo: '',
  goodsAmount: '',
  freightAmount: '',
  couponAmount: '',
  pointsAmount: '',
  refundAmount: '',
  points: '',
  supplierId: '',
  supplierName: '',
  items: order.items.map((item) => ({
    ...item,
    price: '',
    points: '',
    shareAmount: '',
    amount: '',
    supplierId: '',
    supplierName: '',
  })),
})

/** True if an order has been waiting for delivery for more than two days. */
export const isOverdue = ({ status, payTime }: Pick<ShopOrderRow, 'status' | 'payTime'>): boolean =>
  (status === shopOrderStatus.toDeliver || status === shopOrderStatus.partSent) &&
  payTime !== '' &&
  payTime < formatTime(control.now() - 48 * HOUR)
