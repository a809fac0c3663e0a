import { is, isYes } from '@/entities/field'
import type { AfterSaleConfig } from '@/entities/commerce/afterSaleConfig'
import { shopAfterSaleStatus as cases, type ShopAfterSale } from '@/entities/commerce/shopAfterSale'
import { orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { numberIn, sumOf } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import type { SendLine } from './linesToSend'

const DAY_MS = 86_400_000
const count = (value: unknown): number => numberIn(value) ?? 0

export const linesLeft = ({ items }: Pick<ShopOrderDetail, 'items'>): SendLine[] =>
  items.flatMap((item) => {
    const max = count(item.quantity) - count(item.refundCount)
    return max > 0 ? [{ item, max }] : []
  })

/** States in which the pieces of a case are neither returned nor available again. */
const OPEN = [cases.applied, cases.toReturn, cases.returning, cases.toRefund, cases.refunding, cases.failed] as const

/**
 * Returns the lines with pieces left. `max` is the number of pieces for which after-sales can be applied for, `held`
 * the number in open cases. A case refers to goods and pieces, not to lines, so the server decides if several lines
 * match it.
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
    // A line in an open case has at least one piece in it, so a single piece is held without a matching case.
    const held = Math.min(max, max === 1 ? 1 : named)
    return { item, max: max - held, held }
  })

/**
 * Returns the money and points of a paid order that are not refunded yet. Either is unknown if what was paid is missing.
 */
export const leftToRefund = ({
  payAmount,
  refundAmount,
  points,
  refundPoints,
}: Pick<ShopOrderDetail, 'payAmount' | 'refundAmount' | 'points' | 'refundPoints'>): {
  amount?: string
  points: number | null
} => {
  const [paid, paidPoints] = [toCents(payAmount), numberIn(points)]
  return {
    amount: paid === undefined ? undefined : fromCents(Math.max(0, paid - (toCents(refundAmount) ?? 0))),
    points: paidPoints === null ? null : Math.max(0, paidPoints - count(refundPoints)),
  }
}

/**
 * True if after-sales may be applied for on behalf of the buyer: the order is paid, something is left to return, and
 * the period is not over. If the rules are unknown, the server decides.
 */
export const mayApply = (
  order: ShopOrderDetail,
  rules: Pick<AfterSaleConfig, 'afterSaleDays'> | undefined,
  now: number,
): boolean => {
  // Without the cases, only lines of a single piece are certain to be held.
  if (linesToApply(order, []).every(({ max }) => max === 0)) return false
  if (is(order.status, states.toDeliver, states.partSent, states.sent, states.toRedeem)) return true
  if (!is(order.status, states.done)) return false
  if (isYes(order.supportAfterSales) && formatTime(order.supportUntil, 'YYYY-MM-DD') >= formatTime(now, 'YYYY-MM-DD'))
    return true
  const [ended, days] = [toMillis(order.finishTime), numberIn(rules?.afterSaleDays)]
  return ended === undefined || days === null || now <= ended + days * DAY_MS
}

/**
 * Returns the refund of some pieces, by item id: their share of the paid amount in cents and of the points. Freight
 * is included if nothing was shipped and everything is returned. Never exceeds the amounts left to refund. The money is
 * unknown if the paid amount of the order or of a chosen line is missing, the points if those of the order are.
 */
export const refundShare = (
  order: ShopOrderDetail,
  counts: Readonly<Record<string, number | null>>,
): { cents: number | undefined; points: number | undefined } => {
  const asked = order.items.map((item) => ({
    item,
    pieces: count(counts[item.itemId]),
    bought: count(item.quantity),
    back: count(item.refundCount),
    paid: toCents(item.amount),
  }))
  const isRest = asked.every(({ pieces, bought, back }) => back + pieces >= bought)
  const isUnsent = asked.every(({ item }) =>
    isBlank(item.sentCount) ? is(order.status, states.toDeliver) : count(item.sentCount) === 0,
  )
  const share = sumOf(
    asked.map(({ pieces, bought, back, paid }) =>
      pieces === 0
        ? 0
        : paid === undefined || (back === 0 && pieces >= bought)
          ? paid
          : Math.floor((paid * Math.min(pieces, bought - back)) / Math.max(1, bought)),
    ),
  )
  const freight = isRest && isUnsent ? (toCents(order.freightAmount) ?? 0) : 0
  const payment = toCents(order.payAmount)
  const left = payment === undefined ? undefined : Math.max(0, payment - (toCents(order.refundAmount) ?? 0))
  const paidPoints = numberIn(order.points)
  const pointsLeft = paidPoints === null ? undefined : Math.max(0, paidPoints - count(order.refundPoints))
  // Points are the price of some goods, and also a discount on all goods.
  const discount = Math.max(
    0,
    (paidPoints ?? 0) - asked.reduce((sum, { item, bought }) => sum + count(item.points) * bought, 0),
  )
  const goods = toCents(order.goodsAmount) ?? 0
  const points = asked.reduce(
    (sum, { item, pieces }) =>
      sum +
      count(item.points) * pieces +
      (goods > 0 ? Math.floor((discount * (toCents(item.price) ?? 0) * pieces) / goods) : 0),
    0,
  )
  return {
    cents: share === null || left === undefined ? undefined : Math.min(share + freight, left),
    points: isRest || pointsLeft === undefined ? pointsLeft : Math.min(points, pointsLeft),
  }
}
