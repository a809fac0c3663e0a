import { orderRewardStatus, orderRewardType } from '@/entities/orders/orderEnums'
import type { Context } from '../../core/context'
import { personName } from '../../core/names'
import type { CustomerOrderRow } from './customerOrders'

/** An order from a shared link as stored. Money is in cents. */
export interface OrderShareRow {
  id: string
  orderId: string
  orderNo: string
  shareUserName: string
  sharePhone: string
  shareUserType: number
  dealerCode: string
  customerName: string
  phone: string
  seriesCode: string
  amountCents: number
  shareTime: string
  createTime: string
  rewardType: number
  rewardValue: number
  status: number
  /** Set for an order of the reward programme: its task, share, sharer and goods. */
  activityId?: string
  shareId?: string
  shareUserId?: string
  rewardGoodsId?: string
  quantity?: number
}

const VALUES: Readonly<Record<number, number>> = {
  [orderRewardType.points]: 2000,
  [orderRewardType.coupon]: 1,
  [orderRewardType.cash]: 300,
}

export const buildOrderShares = (context: Context, orders: readonly CustomerOrderRow[]): OrderShareRow[] =>
  orders
    .filter((_, index) => index % 4 === 1)
    .map((order, index): OrderShareRow => {
      const own = index % 12 === 3
      const rewardType = context.random.int(1, 3)
      const day = order.createTime.slice(0, 10)
      return {
        id: String(6_400_000_000 + context.next('orderShare')),
        orderId: order.id,
        orderNo: order.orderNo,
        shareUserName: own ? order.customerName : personName(context.random).name,
        sharePhone: own ? order.phone : context.phone(),
        shareUserType: context.random.int(1, 4),
        dealerCode: order.dealerCode,
        customerName: order.customerName,
        phone: order.phone,
        seriesCode: order.seriesCode,
        amountCents: order.dealCents,
        shareTime: `${day} 00:${String(index % 60).padStart(2, '0')}:00`,
        createTime: order.createTime,
        rewardType,
        rewardValue: VALUES[rewardType] ?? 0,
        status: order.status >= 70 ? orderRewardStatus.void : (([0, 1, 1, 1, 2] as const)[index % 5] ?? 0),
      }
    })
