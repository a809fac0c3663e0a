import { is, isYes } from '@/entities/field'
import type { AfterSaleConfig } from '@/entities/commerce/afterSaleConfig'
import { shopAfterSaleStatus as cases, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { numberIn } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import type { SendLine } from './linesToSend'

const DAY_MS = 86_400_000
const count = (value: unknown): number => numberIn(value) ?? 0

/** The lines of an order of which pieces are left that did not go back yet. */
export const linesLeft = ({ items }: Pick<ShopOrderDetail, 'items'>): SendLine[] =>
  items.flatMap((item) => {
    const max = count(item.quantity) - count(item.refundCount)
    return max > 0 ? [{ item, max }] : []
  })

/** The states in which the pieces of a case are neither back nor free again. */
const OPEN = [cases.applied, cases.toReturn, cases.returning, cases.toRefund, cases.refunding, cases.failed] as const

/**
 * The lines of an order for which after-sales can be applied for: what did not go back yet and is in no open case. A case names its goods and its pieces,
 * not its lines; where it names none of a line that is in one, the server decides.
 */
export const linesToApply = (
  order: Pick<ShopOrderDetail, 'items'>,
  among: readonly Pick<ShopAfterSale, 'status' | 'goodsCode' | 'skuName' | 'quantity'>[],
): SendLine[] =>
  linesLeft(order).map(({ item, max }) => {
    if (!is(item.afterSaleState, orderAfterSale.open)) return { item, max }
    const named = among
      .filter((one) => is(one.status, ...OPEN) && one.goodsCode === item.goodsCode && one.skuName === item.skuName)
      .reduce((sum, { quantity }) => sum + count(quantity), 0)
    // Of a line that is in a case at least one piece is.
    const held = Math.min(max, max === 1 ? 1 : named)
    return { item, max: max - held, held }
  })

/** What of a paid order has not gone back yet: its money, unknown where nobody says what was paid, and its points. */
export const leftToRefund = ({
  payAmount,
  refundAmount,
  points,
  refundPoints,
}: Pick<ShopOrderDetail, 'payAmount' | 'refundAmount' | 'points' | 'refundPoints'>): {
  amount?: string
  points: number
} => {
  const paid = toCents(payAmount)
  return {
    amount: paid === undefined ? undefined : fromCents(Math.max(0, paid - (toCents(refundAmount) ?? 0))),
    points: Math.max(0, count(points) - count(refundPoints)),
  }
}

/** Whether somebody may apply for the buyer: the order is paid, something of it is left, and its time is not over; where the rules are not known the server decides. */
export const mayApply = (
  order: ShopOrderDetail,
  rules: Pick<AfterSaleConfig, 'afterSaleDays'> | undefined,
  now: number,
): boolean => {
  // One piece that is in a case leaves nothing.
  if (linesToApply(order, []).every(({ max }) => max === 0)) return false
  if (is(order.status, states.toDeliver, states.partSent, states.sent, states.toRedeem)) return true
  if (!is(order.status, states.done)) return false
  if (isYes(order.supportAfterSales) && formatTime(order.supportUntil, 'YYYY-MM-DD') >= formatTime(now, 'YYYY-MM-DD'))
    return true
  const [ended, days] = [toMillis(order.finishTime), numberIn(rules?.afterSaleDays)]
  return ended === undefined || days === null || now <= ended + days * DAY_MS
}

/** What some pieces of an order can give back: their share of what was paid, in cents, and of its points; the freight where nothing was sent and all goes back. Never more than is left of what was paid. */
export const refundShare = (
  order: ShopOrderDetail,
  counts: Readonly<Record<string, number | null>>,
): { cents: number; points: number } => {
  const asked = order.items.map((item) => ({
    item,
    pieces: count(counts[item.itemId]),
    bought: count(item.quantity),
    back: count(item.refundCount),
    paid: toCents(item.amount) ?? 0,
  }))
  const isRest = asked.every(({ pieces, bought, back }) => back + pieces >= bought)
  const isUnsent = asked.every(({ item }) => count(item.sentCount) === 0)
  const share = asked.reduce(
    (sum, { pieces, bought, back, paid }) =>
      sum +
      (pieces === 0
        ? 0
        : back === 0 && pieces >= bought
          ? paid
          : Math.floor((paid * Math.min(pieces, bought - back)) / Math.max(1, bought))),
    0,
  )
  const freight = isRest && isUnsent ? (toCents(order.freightAmount) ?? 0) : 0
  const left = Math.max(0, (toCents(order.payAmount) ?? 0) - (toCents(order.refundAmount) ?? 0))
  const pointsLeft = Math.max(0, count(order.points) - count(order.refundPoints))
  // Points are the price of some goods, and a discount on all of them.
  const discount = Math.max(
    0,
    count(order.points) - asked.reduce((sum, { item, bought }) => sum + count(item.points) * bought, 0),
  )
  const goods = toCents(order.goodsAmount) ?? 0
  const points = asked.reduce(
    (sum, { item, pieces }) =>
      sum +
      count(item.points) * pieces +
      (goods > 0 ? Math.floor((discount * (toCents(item.price) ?? 0) * pieces) / goods) : 0),
    0,
  )
  return { cents: Math.min(share + freight, left), points: isRest ? pointsLeft : Math.min(points, pointsLeft) }
}
