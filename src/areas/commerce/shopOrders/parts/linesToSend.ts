import { is } from '@/entities/field'
import { orderAfterSale } from '@/entities/commerce/shared'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopOrderItem } from '@/entities/commerce/shopOrderItem'
import { numberIn } from '@/lib/counts'

/** A line of an order with how many pieces of it can still be sent. */
export interface SendLine {
  item: ShopOrderItem
  max: number
  /** How many more of it cannot be chosen, since they are in open cases of after-sales. */
  held?: number
}

/** The lines of an order, or of one of its sub-orders, that wait to be sent; and how many lines are held back by open cases of after-sales. */
export const linesToSend = (order: ShopOrderDetail, packageId?: string): { lines: SendLine[]; held: number } => {
  const waiting = order.packages.filter(
    (one) => is(one.status, packageStatus.toDeliver) && (packageId === undefined || one.packageId === packageId),
  )
  const all = order.items.flatMap((item) => {
    const inPackages = waiting
      .flatMap(({ items }) => items)
      .filter(({ itemId }) => itemId === item.itemId)
      .reduce((sum, { quantity }) => sum + (numberIn(quantity) ?? 0), 0)
    // A server that names no packages: what was bought, less what was sent and returned.
    const max =
      order.packages.length > 0
        ? inPackages
        : Math.max(
            0,
            (numberIn(item.quantity) ?? 0) - (numberIn(item.sentCount) ?? 0) - (numberIn(item.refundCount) ?? 0),
          )
    return max > 0 ? [{ item, max }] : []
  })
  const lines = all.filter(({ item }) => !is(item.afterSaleState, orderAfterSale.open))
  return { lines, held: all.length - lines.length }
}
