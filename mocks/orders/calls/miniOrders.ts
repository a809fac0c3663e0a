import { miniOrder } from '@/entities/orders/miniOrder'
import { miniRefund } from '@/entities/orders/miniRefund'
import * as miniOrders from '@/api/orders/miniOrders'
import { miniOrderStatus as states, miniRefundStatus } from '@/entities/orders/miniEnums'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { isHeadquarters } from '@/session/identity'
import { on } from '../../core/dispatcher'
import { found, refuseFields, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, demandPage } from '../../system/rules/access'
import type { MiniOrderRow } from '../data/miniOrders'
import {
  agreeRefund,
  miniOrders as orders,
  miniRefunds,
  orderDetail,
  orderRow,
  type RefundOf,
  refundRow,
  refuseRefund,
} from '../rules/miniOrders'
import { seesOrder } from '../rules/orders'

const ORDERS = '/smallOrder/carOrder'
const REFUNDS = '/smallOrder/refundManagement'
const GONE = '参数缺失或记录不存在，请从列表进入'
const MAX_LENGTH = 200

const orderList = listOf(miniOrders.list)<MiniOrderRow>({
  is: ['seriesCode', 'dealerCode', 'status'],
  like: ['orderNo', 'customerName', 'cityName'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime', 'payTime', { payAmount: (row) => row.payCents }, { orderAmount: (row) => row.orderCents }],
})
const refundList = listOf(miniOrders.list)<RefundOf>({
  is: [
    'status',
    'reason',
    { seriesCode: ({ order }) => order.seriesCode, dealerCode: ({ order }) => order.dealerCode },
  ],
  like: ['refundNo', { orderNo: ({ order }) => order.orderNo }],
  phone: [{ phone: ({ order }) => order.phone }],
  between: ['createTime'],
  sort: [
    'createTime',
    'updateTime',
    'refundTime',
    { payAmount: ({ order }) => order.payCents },
    { refundAmount: ({ order }) => order.payCents },
  ],
})

const ordersOf = (user: UserRow) => orders().filter(seesOrder(user))
const refundsOf = (user: UserRow) => {
  const sees = seesOrder(user)
  return miniRefunds().filter(({ order }) => sees(order))
}
const isRefund = (input: { queryType?: unknown }) => text(input.queryType) === 'refund'

on(miniOrders.list)((input, { user }) => {
  demandPage(user, isRefund(input) ? REFUNDS : ORDERS)
  return isRefund(input)
    ? refundList.page(refundsOf(user), input, refundRow)
    : orderList.page(ordersOf(user), input, orderRow)
})
on(miniOrders.exportList)((input, { user }) => {
  demand(user, 'miniOrders.exportList')
  if (isRefund(input))
    return sheetOf(
      refundList.exported(refundsOf(user), input).map(refundRow),
      columnsOf(
        miniRefund,
        'refundNo',
        'orderNo',
        'customerName',
        'phone',
        'seriesName',
        'dealerName',
        'refundAmount',
        'status',
        'createTime',
        'updateBy',
        'refundTime',
      ),
    )
  return sheetOf(
    orderList.exported(ordersOf(user), input).map(orderRow),
    columnsOf(
      miniOrder,
      'orderNo',
      'customerName',
      'phone',
      'seriesName',
      'modelName',
      'orderAmount',
      'payAmount',
      'dealerName',
      'cityName',
      'consultantName',
      'status',
      'createTime',
      'payTime',
    ),
  )
})

const seen = (user: UserRow, id: unknown): MiniOrderRow => {
  demandOnePage(user, [ORDERS, REFUNDS])
  return found(
    ordersOf(user).find((row) => row.id === text(id)),
    GONE,
  )
}
on(miniOrders.get)(({ id }, { user }) => orderDetail(seen(user, id)))

const countOf = (rows: readonly { status: number }[], ...of: number[]) =>
  rows.filter(({ status }) => of.includes(status)).length
const statOf = (statDate: string, rows: readonly MiniOrderRow[]) => ({
  statDate,
  totalCount: rows.length,
  paidCount: rows.length - countOf(rows, states.unpaid, states.closed),
  unpaidCount: countOf(rows, states.unpaid),
  turnedCount: countOf(rows, states.turned),
  payAmount: fromCents(rows.reduce((sum, { payCents }) => sum + payCents, 0)),
})
on(miniOrders.getStat)((input, { user, now }) => {
  demandPage(user, ORDERS)
  const rows = orderList.fitting(ordersOf(user), input)
  if (text(input.granularity) !== 'day') return [statOf(formatTime(now, 'YYYY-MM-DD'), rows)]
  const days = new Map<string, MiniOrderRow[]>()
  for (const row of rows) {
    const day = row.createTime.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([day, ofDay]) => statOf(day, ofDay))
})
on(miniOrders.getServiceStat)((input, { user, now }) => {
  demandPage(user, REFUNDS)
  const rows = refundList.fitting(refundsOf(user), input)
  const done = rows.filter(({ status }) => status === miniRefundStatus.refunded)
  return [
    {
      statDate: formatTime(now, 'YYYY-MM-DD'),
      applyCount: rows.length,
      pendingCount: countOf(rows, miniRefundStatus.toReview),
      doneCount: done.length,
      failCount: countOf(rows, miniRefundStatus.failed),
      refundAmount: fromCents(done.reduce((sum, { order }) => sum + order.payCents, 0)),
    },
  ]
})

const demandHeadquarters = (user: UserRow, permission: string) => {
  demand(user, permission)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有操作权限')
}
on(miniOrders.agreeRefund)((input, { user }) => {
  demandHeadquarters(user, 'miniOrders.agreeRefund')
  const remark = text(input.remark)
  refuseFields({ remark: remark.length > MAX_LENGTH ? '备注最多200个字符' : undefined })
  agreeRefund(seen(user, input.id), text(input.refundId), user.nickname, remark)
  return {}
})
on(miniOrders.refuseRefund)((input, { user }) => {
  demandHeadquarters(user, 'miniOrders.refuseRefund')
  const reason = text(input.refuseReason)
  refuseFields({
    refuseReason: reason.length < 5 || reason.length > MAX_LENGTH ? '请填写原因（5-200字）' : undefined,
  })
  refuseRefund(seen(user, input.id), text(input.refundId), user.nickname, reason)
  return {}
})
