import { is } from '@/entities/field'
import { goodsType, orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import type { ShopOrder } from '@/entities/commerce/shopOrder'
import { packageStatus } from '@/entities/commerce/shopOrderEnums'
import type { ShopPackage } from '@/entities/commerce/shopPackage'
import { isBlank } from '@/lib/given'

export interface Target {
  orderId: string
  name: string
  /** Undefined for the whole order. */
  packageId?: string
  mayDeliver: boolean
  mayMove: boolean
  mayCorrect: boolean
  mayCancel: boolean
  mayExtend: boolean
  /** True if after-sales can be applied for. Set only by the order detail page. */
  mayApply?: boolean
}

/** True if an order is shipped by a carrier: physical goods that are not picked up at a shop. */
export const isSent = ({ orderType, dealerCode }: Pick<ShopOrder, 'orderType' | 'dealerCode'>) =>
  is(orderType, goodsType.physical) && isBlank(dealerCode)

const isFree = (state: unknown) => !is(state, orderAfterSale.open)

export const ofOrder = ({ id, orderNo, status, orderType, dealerCode, afterSaleState }: ShopOrder): Target => ({
  orderId: id,
  name: orderNo || id,
  mayDeliver: is(status, states.toDeliver, states.partSent),
  mayMove: is(status, states.unpaid, states.toDeliver) && isSent({ orderType, dealerCode }),
  mayCorrect: is(status, states.partSent, states.sent),
  mayCancel: is(status, states.unpaid) || (is(status, states.toDeliver, states.toRedeem) && isFree(afterSaleState)),
  mayExtend: is(status, states.done),
})

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
