import { is } from '@/entities/field'
import { orderAfterSale } from '@/entities/commerce/shared'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopOrderItem } from '@/entities/commerce/shopOrderItem'
import { numberIn } from '@/lib/counts'

export interface SendLine {
  item: ShopOrderItem
  max: number
  /** Number of pieces that cannot be chosen because they are in open after-sales cases. */
  held?: number
}

/**
 * Returns the lines of an order or sub-order that wait for shipping, and the number of lines held back by open
 * after-sales cases.
 */
export const linesToSend = (order: ShopOrderDetail, packageId?: string): { lines: SendLine[]; held: number } => {
  const waiting = order.packages.filter(
    (one) => is(one.status, packageStatus.toDeliver) && (packageId === undefined || one.packageId === packageId),
  )
  const all = order.items.flatMap((item) => {
    const inPackages = waiting
      .flatMap(({ items }) => items)
      .filter(({ itemId }) => itemId === item.itemId)
      .reduce((sum, { quantity }) => sum + (numberIn(quantity) ?? 0), 0)
    // Fallback for a server that sends no packages: bought, less sent and returned.
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
