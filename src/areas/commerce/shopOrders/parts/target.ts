import { is } from '@/entities/field'
import { goodsType, orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import type { ShopOrder } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopPackage } from '@/entities/commerce/shopPackage'
import { isBlank } from '@/lib/given'

/** An order, or one of its sub-orders, that something is done to. */
export interface Target {
  orderId: string
  name: string
  /** The sub-order that it is about. */
  packageId?: string
  mayDeliver: boolean
  mayMove: boolean
  mayCorrect: boolean
  mayCancel: boolean
  mayExtend: boolean
  /** Whether after-sales can be applied for; only the order's own page knows. */
  mayApply?: boolean
}

/** Whether a carrier brings an order: physical goods that are not picked up at a shop. */
export const isSent = ({ orderType, dealerCode }: Pick<ShopOrder, 'orderType' | 'dealerCode'>) =>
  is(orderType, goodsType.physical) && isBlank(dealerCode)

const isFree = (state: unknown) => !is(state, orderAfterSale.open)

/** What can be done to an order in its state. */
export const ofOrder = ({ id, orderNo, status, orderType, dealerCode, afterSaleState }: ShopOrder): Target => ({
  orderId: id,
  name: orderNo || id,
  mayDeliver: is(status, states.toDeliver, states.partSent),
  mayMove: is(status, states.unpaid, states.toDeliver) && isSent({ orderType, dealerCode }),
  mayCorrect: is(status, states.partSent, states.sent),
  mayCancel: is(status, states.unpaid) || (is(status, states.toDeliver, states.toRedeem) && isFree(afterSaleState)),
  mayExtend: is(status, states.done),
})

/** What can be done to a sub-order, or to its order from there. */
export const ofPackage = (row: ShopPackage): Target => ({
  orderId: row.orderId,
  name: row.packageNo || row.packageId,
  packageId: row.packageId,
  mayDeliver: is(row.status, packageStatus.toDeliver),
  mayMove: is(row.status, packageStatus.toDeliver) && is(row.orderStatus, states.toDeliver),
  mayCorrect: is(row.status, packageStatus.onWay, packageStatus.trouble),
  mayCancel:
    is(row.status, packageStatus.toDeliver, packageStatus.toRedeem) &&
    is(row.orderStatus, states.toDeliver, states.toRedeem) &&
    isFree(row.afterSaleState),
  mayExtend: false,
})
