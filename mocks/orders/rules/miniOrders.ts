import { miniOrderStatus, miniRefundStatus } from '@/entities/orders/miniEnums'
import type { MiniOrder, MiniOrderDetail } from '@/entities/orders/miniOrder'
import type { MiniRefund } from '@/entities/orders/miniRefund'
import { fromCents } from '@/lib/money'
import { maskName } from '@/lib/masking'
import { formatTime } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { Refusal } from '../../core/types'
import { consultantName, dealerName, leads, seriesName } from '../../leads/rules/leads'
import { newId, org } from '../../system/rules/store'
import { buildMiniOrders, type MiniOrderRow, type MiniRefundRow } from '../data/miniOrders'

const ORDERS = 600
const CHANGED = '状态已变化，请刷新后重试'

const made = seeded('miniOrders', () =>
  buildMiniOrders(
    createContext(reference(), 20_241_103, 30_001),
    control.now(),
    { ...org, leads },
    ORDERS * control.volume(),
  ),
)
export const miniOrders = (): readonly MiniOrderRow[] => made().orders
export interface RefundOf extends MiniRefundRow {
  order: MiniOrderRow
}
export const miniRefunds = (): RefundOf[] => {
  const byId = new Map(miniOrders().map((order) => [order.id, order]))
  return made().refunds.flatMap((row) => {
    const order = byId.get(row.orderId)
    return order ? [{ ...row, order }] : []
  })
}

const named = ({ dealerCode, seriesCode }: { dealerCode: string; seriesCode: string }) => ({
  seriesName: seriesName(seriesCode),
  dealerName: dealerName(dealerCode),
})

const orderView = ({ orderCents, couponCents, payCents, steps: _steps, ...row }: MiniOrderRow): MiniOrder => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as MiniOrder),
  ...named(row),
  consultantName: consultantName(row.consultantId),
  orderAmount: fromCents(orderCents),
  couponAmount: fromCents(couponCents),
  payAmount: payCents === 0 ? '' : fromCents(payCents),
})
export const orderRow = (row: MiniOrderRow): MiniOrder => ({
  ...orderView(row),
  customerName: maskName(row.customerName),
})

const refundView = ({ order, ...row }: RefundOf): MiniRefund => ({
  // As above.
  ...(row as unknown as MiniRefund),
  ...named(order),
  orderNo: order.orderNo,
  customerName: order.customerName,
  phone: order.phone,
  dealerCode: order.dealerCode,
  seriesCode: order.seriesCode,
  payAmount: fromCents(order.payCents),
  refundAmount: fromCents(order.payCents),
})
export const refundRow = (row: RefundOf): MiniRefund => ({
  ...refundView(row),
  customerName: maskName(row.order.customerName),
})

export const orderDetail = (order: MiniOrderRow): MiniOrderDetail => {
  const refund = miniRefunds().find((row) => row.orderId === order.id)
  return { ...orderView(order), refund: refund ? refundView(refund) : null, steps: order.steps }
}

/** Returns the request to be decided. Throws unless it belongs to the order and both are in a suitable state. */
const answerable = (
  order: MiniOrderRow,
  refundId: string,
  fits: (order: number, refund: number) => boolean,
): MiniRefundRow => {
  const refund = made().refunds.find((row) => row.id === refundId && row.orderId === order.id)
  if (!refund) throw new Refusal(404, '数据不存在')
  if (!fits(order.status, refund.status)) throw new Refusal(400, CHANGED)
  return refund
}
const answer = (order: MiniOrderRow, refund: MiniRefundRow, by: string, title: string, remark: string) => {
  const now = formatTime(control.now())
  refund.updateBy = by
  refund.updateTime = now
  order.steps = [{ id: newId(), title, userName: by, createTime: now, remark }, ...order.steps]
}

/** Refunds a deposit in full and only once. It can be repeated after the payment channel has refused. */
export const agreeRefund = (order: MiniOrderRow, refundId: string, by: string, remark: string): void => {
  const refund = answerable(
    order,
    refundId,
    (status, asked) =>
      (status === miniOrderStatus.refundRequested && asked === miniRefundStatus.toReview) ||
      (status === miniOrderStatus.refundFailed && asked === miniRefundStatus.failed),
  )
  const isAgain = refund.status === miniRefundStatus.failed
  refund.status = miniRefundStatus.refunding
  order.status = miniOrderStatus.refunding
  answer(order, refund, by, isAgain ? '重新退款' : '同意退款', remark)
}

/** Refuses a refund. The order returns to the paid state. */
export const refuseRefund = (order: MiniOrderRow, refundId: string, by: string, refuseReason: string): void => {
  const refund = answerable(
    order,
    refundId,
    (status, asked) => status === miniOrderStatus.refundRequested && asked === miniRefundStatus.toReview,
  )
  refund.status = miniRefundStatus.refused
  refund.refuseReason = refuseReason
  order.status = miniOrderStatus.paid
  answer(order, refund, by, '拒绝退款', refuseReason)
}
