import { goodsType, orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { orderCancelReason, packageStatus } from '@/entities/commerce/shopOrderEnums'
import { dealerStatus, regionLevel } from '@/entities/shared/enums'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { Refusal } from '../../core/types'
import { placeOf } from '../../system/data/regions'
import { newId, org } from '../../system/rules/store'
import {
  buildShopOrders,
  type Offer,
  type OrderCaseSeed,
  type OrderItemRow,
  type OrderPackageRow,
  type ShopOrderRow,
} from '../data/shopOrders'
import { categoryById } from './categories'
import { goods, worthOf } from './goods'

const ORDERS = 640
/** Upper limit of the number of orders at any demo volume. */
const MAX_ORDERS = 10_240
export const MOVED = '状态已变化，请刷新后重试'
const GONE = '参数缺失或记录不存在，请从列表进入'

const offersOf = (): Offer[] =>
  goods().map((row) => {
    const own = categoryById(row.categoryId)
    const category = `${categoryById(own?.parentId ?? '')?.categoryName} ${own?.categoryName}`
    const type = /保养|清洗/.test(category)
      ? goodsType.service
      : /权益/.test(category)
        ? goodsType.coupon
        : goodsType.physical
    return {
      goodsId: row.id,
      goodsName: row.goodsName,
      cover: row.cover,
      goodsCode: row.goodsCode,
      skuNames: type === goodsType.physical ? ['经典黑', '珍珠白', '标准款'] : ['标准款'],
      type,
      priceCents: toCents(worthOf(row)) ?? 0,
      points: row.points ?? Math.round((toCents(worthOf(row)) ?? 0) / 10),
      supplierId: row.supplierId,
      taxItemName: type === goodsType.physical ? '汽车用品' : '现代服务',
    }
  })

const made = seeded('shopOrders', () => {
  const regions = new Map(org.regions.map((region) => [region.code, region]))
  const counties = org.regions.filter(
    ({ level, code }, index) => level === regionLevel.county && index % 53 === 0 && code !== '',
  )
  return buildShopOrders(
    createContext(reference(), 20_241_121, 60_001),
    control.now(),
    {
      offers: offersOf(),
      dealers: org.dealers.filter(({ status }) => status !== dealerStatus.left),
      places: counties.map(({ code }) => placeOf(regions, code)),
    },
    Math.min(ORDERS * control.volume(), MAX_ORDERS),
  )
})
export const orderCaseSeeds = (): readonly OrderCaseSeed[] => made().cases

const stamp = () => formatTime(control.now())
export const logOrder = (order: ShopOrderRow, action: string, content: string, createBy: string): void => {
  order.logs.unshift({ id: newId(), action, content, createBy, createTime: stamp() })
}

/** Returns all orders. Those not paid in time are closed first. */
export const shopOrders = (): readonly ShopOrderRow[] => {
  const { orders } = made()
  const now = control.now()
  for (const order of orders)
    if (order.status === states.unpaid && (toMillis(order.payDeadline) ?? now) < now)
      close(order, orderCancelReason.overdue, '超时未支付，订单关闭', '', '')
  return orders
}
export const shopOrderById = (id: string): ShopOrderRow => {
  const order = shopOrders().find((row) => row.id === id)
  if (!order) throw new Refusal(404, GONE)
  return order
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((all, row) => all + of(row), 0)
export const goodsCents = ({ items }: ShopOrderRow): number =>
  sum(items, ({ priceCents, quantity }) => priceCents * quantity)
/** Returns the amount paid or due in cents: goods and freight minus coupon and points. */
export const payCents = (order: ShopOrderRow): number =>
  goodsCents(order) + order.freightCents - order.couponCents - order.pointsCents

const piecesIn = (order: ShopOrderRow, itemId: string, ...of: number[]): number =>
  sum(
    order.packages.filter(({ status }) => of.includes(status)),
    ({ items }) =>
      sum(
        items.filter((one) => one.itemId === itemId),
        ({ quantity }) => quantity,
      ),
  )
const SENT = [packageStatus.onWay, packageStatus.trouble, packageStatus.signed, packageStatus.redeemed]
export const sentCount = (order: ShopOrderRow, itemId: string): number => piecesIn(order, itemId, ...SENT)
const WAITING = [packageStatus.toDeliver, packageStatus.toRedeem]
const isWaiting = ({ status }: OrderPackageRow): boolean => WAITING.some((code) => code === status)

/** Returns the after-sales state of a line: open, refunded in full, refunded in part, or none. */
export const afterSaleOf = ({ openCount, refundCount, quantity }: OrderItemRow): number =>
  openCount > 0
    ? orderAfterSale.open
    : refundCount >= quantity
      ? orderAfterSale.refunded
      : refundCount > 0
        ? orderAfterSale.partRefunded
        : orderAfterSale.none
export const afterSaleOfOrder = ({ items, refundCents }: ShopOrderRow): number => {
  const found = items.map(afterSaleOf)
  if (found.includes(orderAfterSale.open)) return orderAfterSale.open
  if (found.every((state) => state === orderAfterSale.refunded)) return orderAfterSale.refunded
  return refundCents > 0 || found.some((state) => state !== orderAfterSale.none)
    ? orderAfterSale.partRefunded
    : orderAfterSale.none
}

export interface Pieces {
  itemId: string
  quantity: number
}
const itemOf = (order: ShopOrderRow, itemId: string): OrderItemRow => {
  const item = order.items.find((row) => row.itemId === itemId)
  if (!item) throw new Refusal(400, '订单中没有该商品')
  return item
}
/** Returns the number of pieces of a line that are neither refunded nor in an open case. */
export const leftOf = ({ quantity, refundCount, openCount }: OrderItemRow): number => quantity - refundCount - openCount

/**
 * Returns the maximum refund of pieces: their share of the payment and of the points. Freight is added if nothing was
 * sent and everything is returned.
 */
export const refundable = (order: ShopOrderRow, pieces: readonly Pieces[]): { cents: number; points: number } => {
  const total = goodsCents(order)
  const share = (item: OrderItemRow, quantity: number) =>
    item.refundCount + quantity >= item.quantity
      ? item.amountCents - item.refundCents
      : Math.min(item.amountCents - item.refundCents, Math.floor((item.amountCents * quantity) / item.quantity))
  const asked = pieces.map(({ itemId, quantity }) => ({ item: itemOf(order, itemId), quantity }))
  const isRest = order.items.every(
    (item) => item.refundCount + (asked.find((one) => one.item === item)?.quantity ?? 0) >= item.quantity,
  )
  const nothingSent = order.items.every(({ itemId }) => sentCount(order, itemId) === 0)
  const cents =
    sum(asked, ({ item, quantity }) => share(item, quantity)) + (isRest && nothingSent ? order.freightCents : 0)
  const points = isRest
    ? order.points - order.refundPoints
    : sum(
        asked,
        ({ item, quantity }) =>
          item.points * quantity +
          (total > 0 ? Math.floor((order.pointsCents * item.priceCents * quantity) / total) : 0),
      )
  return {
    cents: Math.max(0, Math.min(cents, payCents(order) - order.refundCents)),
    points: Math.max(0, Math.min(points, order.points - order.refundPoints)),
  }
}

const PAID: readonly number[] = [states.toDeliver, states.partSent, states.sent, states.toRedeem, states.done]
/** Reserves pieces for an after-sales case. Until the decision they can neither be sent nor be part of another case. */
export const openCase = (order: ShopOrderRow, pieces: readonly Pieces[]): void => {
  if (!PAID.includes(order.status)) throw new Refusal(400, MOVED)
  for (const { itemId, quantity } of pieces) {
    const max = leftOf(itemOf(order, itemId))
    if (quantity < 1 || quantity > max) throw new Refusal(400, `数量须为1-${max}`)
  }
  for (const { itemId, quantity } of pieces) itemOf(order, itemId).openCount += quantity
}
/** Releases the pieces of a case that was refused, withdrawn or exchanged, or is about to be refunded. */
export const endCase = (order: ShopOrderRow, pieces: readonly Pieces[]): void => {
  for (const { itemId, quantity } of pieces) {
    const item = itemOf(order, itemId)
    item.openCount = Math.max(0, item.openCount - quantity)
  }
}

/** Moves waiting pieces to a closed package, so that the packages still contain the whole order. */
const closeWaiting = (order: ShopOrderRow, itemId: string, quantity: number): void => {
  let left = quantity
  for (const from of order.packages.filter(isWaiting)) {
    const line = from.items.find((one) => one.itemId === itemId)
    if (!line || left === 0) continue
    const taken = Math.min(line.quantity, left)
    left -= taken
    line.quantity -= taken
    from.items = from.items.filter((one) => one.quantity > 0)
    const closed = order.packages.find(
      (one) => one.status === packageStatus.closed && one.supplierId === from.supplierId,
    )
    if (from.items.length === 0 && !closed) {
      from.items = [{ itemId, quantity: taken }]
      from.status = packageStatus.closed
      continue
    }
    const to = closed ?? addPackage(order, { supplierId: from.supplierId, items: [], status: packageStatus.closed })
    const same = to.items.find((one) => one.itemId === itemId)
    if (same) same.quantity += taken
    else to.items.push({ itemId, quantity: taken })
  }
  order.packages = order.packages.filter(({ items }) => items.length > 0)
}

const addPackage = (
  order: ShopOrderRow,
  from: Pick<OrderPackageRow, 'supplierId' | 'items' | 'status'>,
): OrderPackageRow => {
  const last = Math.max(0, ...order.packages.map(({ packageNo }) => Number(packageNo.split('-').at(-1))))
  const added: OrderPackageRow = {
    packageId: `${order.id}0${last + 1}`,
    packageNo: `${order.orderNo}-${last + 1}`,
    logisticsCode: '',
    trackingNo: '',
    deliverTime: '',
    redeemCode: '',
    redeemTime: '',
    ...from,
  }
  order.packages.push(added)
  return added
}

const settle = (order: ShopOrderRow): void => {
  const isBack = order.items.every(({ refundCount, quantity }) => refundCount >= quantity)
  if (isBack) {
    order.status = states.closed
    order.cancelReason = orderCancelReason.refunded
    order.finishTime = stamp()
    return
  }
  if (order.status !== states.toDeliver && order.status !== states.partSent) return
  const isSent = order.packages.some(({ status }) => SENT.some((code) => code === status))
  if (isSent) order.status = order.packages.some(isWaiting) ? states.partSent : states.sent
}

/**
 * Refunds pieces. Throws 400 if the amount, the points or a quantity exceeds its limit. Unsent pieces are no longer
 * sent. An order whose pieces are all refunded is closed.
 */
export const refund = (order: ShopOrderRow, pieces: readonly Pieces[], cents: number, points: number): void => {
  if (!PAID.includes(order.status)) throw new Refusal(400, MOVED)
  const max = refundable(order, pieces)
  if (cents > max.cents || cents < 0) throw new Refusal(400, `退款金额须大于0，且不超过¥${fromCents(max.cents)}`)
  if (points > max.points || points < 0) throw new Refusal(400, `退还积分不能超过${max.points}`)
  for (const { itemId, quantity } of pieces) {
    const item = itemOf(order, itemId)
    if (quantity < 1 || quantity > item.quantity - item.refundCount)
      throw new Refusal(400, `数量须为1-${item.quantity - item.refundCount}`)
  }
  let left = cents
  for (const { itemId, quantity } of pieces) {
    const item = itemOf(order, itemId)
    item.refundCount += quantity
    item.openCount = Math.min(item.openCount, item.quantity - item.refundCount)
    const taken = Math.min(left, item.amountCents - item.refundCents)
    item.refundCents += taken
    left -= taken
    closeWaiting(order, itemId, Math.min(quantity, piecesIn(order, itemId, ...WAITING)))
  }
  order.refundCents += cents
  order.refundPoints += points
  settle(order)
}

const close = (order: ShopOrderRow, reason: number, action: string, content: string, by: string): void => {
  if (order.payTime) {
    order.refundCents = payCents(order)
    order.refundPoints = order.points
    for (const item of order.items) {
      item.refundCount = item.quantity
      item.refundCents = item.amountCents
    }
  }
  for (const one of order.packages) if (isWaiting(one)) one.status = packageStatus.closed
  order.status = states.closed
  order.cancelReason = reason
  order.payDeadline = ''
  order.finishTime = stamp()
  logOrder(order, action, content, by)
}

/** Cancels an order and refunds the whole payment. */
export const cancelOrder = (order: ShopOrderRow, reason: number, remark: string, by: string): void => {
  const isFree = afterSaleOfOrder(order) !== orderAfterSale.open
  if (
    order.status !== states.unpaid &&
    !((order.status === states.toDeliver || order.status === states.toRedeem) && isFree)
  )
    throw new Refusal(400, MOVED)
  close(order, reason, '取消订单', remark, by)
}

export interface Parcel {
  logisticsCode: string
  trackingNo: string
  items: readonly Pieces[]
}
/** Returns the number of pieces of a line that can be sent: those waiting, without those in open cases. */
export const sendable = (order: ShopOrderRow, itemId: string): number => {
  const item = itemOf(order, itemId)
  return Math.max(0, piecesIn(order, itemId, packageStatus.toDeliver) - item.openCount)
}

/** Sends parcels of one or more lines each. The remaining pieces keep waiting. */
export const deliver = (order: ShopOrderRow, parcels: readonly Parcel[], by: string): void => {
  if (order.status !== states.toDeliver && order.status !== states.partSent) throw new Refusal(400, MOVED)
  const asked = new Map<string, number>()
  for (const { items } of parcels)
    for (const { itemId, quantity } of items) asked.set(itemId, (asked.get(itemId) ?? 0) + quantity)
  for (const [itemId, quantity] of asked) {
    const max = sendable(order, itemId)
    if (max === 0) throw new Refusal(400, MOVED)
    if (quantity > max) throw new Refusal(400, `数量须为1-${max}`)
  }
  for (const { logisticsCode, trackingNo, items } of parcels) {
    const sentFrom = new Map<string, Pieces[]>()
    for (const { itemId, quantity } of items) {
      const { supplierId } = itemOf(order, itemId)
      sentFrom.set(supplierId, [...(sentFrom.get(supplierId) ?? []), { itemId, quantity }])
    }
    for (const [supplierId, sent] of sentFrom) {
      const waiting = order.packages.find(
        (one) => one.status === packageStatus.toDeliver && one.supplierId === supplierId,
      )
      if (!waiting) throw new Refusal(400, MOVED)
      for (const { itemId, quantity } of sent) {
        const line = waiting.items.find((one) => one.itemId === itemId)
        if (line) line.quantity -= quantity
      }
      const rest = waiting.items.filter(({ quantity }) => quantity > 0)
      // The sent part keeps the number of the waiting package. The rest gets a new one.
      waiting.items = sent.map((one) => ({ ...one }))
      waiting.status = packageStatus.onWay
      waiting.logisticsCode = logisticsCode
      waiting.trackingNo = trackingNo
      waiting.deliverTime = stamp()
      if (rest.length > 0) addPackage(order, { supplierId, items: rest, status: packageStatus.toDeliver })
      logOrder(order, '发货', `子订单 ${waiting.packageNo}，物流单号 ${trackingNo}`, by)
    }
  }
  order.deliverTime ||= stamp()
  settle(order)
}

export const correctParcel = (
  order: ShopOrderRow,
  packageId: string,
  parcel: Pick<Parcel, 'logisticsCode' | 'trackingNo'>,
  by: string,
): void => {
  const found = order.packages.find((one) => one.packageId === packageId)
  if (!found) throw new Refusal(404, GONE)
  if (found.status !== packageStatus.onWay && found.status !== packageStatus.trouble) throw new Refusal(400, MOVED)
  const before = found.trackingNo
  Object.assign(found, parcel, { status: packageStatus.onWay })
  logOrder(order, '修改物流', `子订单 ${found.packageNo}：${before} → ${parcel.trackingNo}`, by)
}
