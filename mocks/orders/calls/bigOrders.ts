import { bigOrder } from '@/entities/orders/bigOrder'
import * as bigOrders from '@/api/orders/bigOrders'
import type { VisitDay } from '@/api/orders/bigOrders'
import { bigOrderStatus, bigServiceStatus, bigServiceType } from '@/entities/orders/bigOrderEnums'
import { isHeadquarters } from '@/session/identity'
import { maskIdNumber } from '@/lib/masking'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, inZone } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { random } from '../../core/random'
import { columnsOf, sheetOf } from '../../core/sheet'
import { masked } from '../../core/table'
import { Refusal } from '../../core/types'
import { areaOf, seriesName } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage } from '../../system/rules/access'
import { org } from '../../system/rules/store'
import type { BigOrderRow, ServiceRow } from '../data/bigOrders'
import {
  bigOrderById,
  bigOrderRow,
  bigOrders as all,
  bigOrderView,
  noteStep,
  openRequestOf,
  quoteOf,
  refundable,
  type Request,
  requestById,
  requestRow,
  requests,
  requestView,
} from '../rules/bigOrders'
import { seesOrder } from '../rules/orders'

type Input = Record<string, unknown>
const PAGES = ['/big-order/big-orderList', '/big-afterservice/big-serviceOrderList']
const GONE = '参数缺失或记录不存在，请从列表进入'
const CHANGED = '状态已变化，请刷新后重试'
const REQUEST_STATES = ['', '待审核', '退款中', '已退款', '已拒绝', '退款失败', '已撤销'] as const

const orders = listOf(bigOrders.list)<BigOrderRow>({
  is: ['seriesCode', 'dealerCode', 'status', 'payChannel', { areaName: (row) => areaOf(row.dealerCode) }],
  like: ['orderNo', 'customerName'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime', 'payTime', { orderAmount: (row) => row.orderCents }, { payAmount: (row) => row.payCents }],
})
const asked = listOf(bigOrders.list)<Request>({
  is: [
    { seriesCode: ({ order }) => order.seriesCode },
    { dealerCode: ({ order }) => order.dealerCode },
    { serviceType: ({ row }) => row.serviceType },
    { status: ({ row }) => row.status },
  ],
  like: [{ serviceNo: ({ row }) => row.serviceNo }, { orderNo: ({ order }) => order.orderNo }],
  phone: [{ phone: ({ order }) => order.phone }],
  between: [{ createTime: ({ row }) => row.createTime }],
  sort: [
    { createTime: ({ row }) => row.createTime },
    { payAmount: ({ order }) => order.payCents },
    { refundAmount: ({ row }) => row.refundCents },
    { actualAmount: ({ row }) => row.actualCents ?? 0 },
  ],
})
const isService = ({ queryType }: Input) => text(queryType) === 'service'
const ordersOf = (user: UserRow): BigOrderRow[] =>
  all().filter((row) => seesOrder(user)({ dealerCode: row.dealerCode }))
const requestsOf = (user: UserRow): Request[] =>
  requests().filter(({ order }) => seesOrder(user)({ dealerCode: order.dealerCode }))

on(bigOrders.list)((input, { user }) => {
  demandOnePage(user, PAGES)
  return isService(input)
    ? (asked.page(requestsOf(user), input, requestRow) as never) // The response type of this query.
    : orders.page(ordersOf(user), input, bigOrderRow)
})

const sum = (cents: readonly number[]) => Number(fromCents(cents.reduce((total, one) => total + one, 0)))
on(bigOrders.getStat)((input, { user }) => {
  demandOnePage(user, PAGES)
  if (isService(input)) {
    const found = asked.fitting(requestsOf(user), { ...input, status: undefined }).map(({ row }) => row)
    const count = (state: number) => found.filter(({ status }) => status === state).length
    return {
      applyCount: count(bigServiceStatus.toReview),
      refundingCount: count(bigServiceStatus.refunding),
      refundedCount: count(bigServiceStatus.refunded),
      refusedCount: count(bigServiceStatus.refused),
      failCount: count(bigServiceStatus.failed),
      refundAmount: sum(
        found.flatMap((row) => (row.status === bigServiceStatus.refunded ? (row.actualCents ?? 0) : 0)),
      ),
    }
  }
  const found = orders.fitting(ordersOf(user), { ...input, status: undefined })
  const count = (state: number) => found.filter(({ status }) => status === state).length
  return {
    totalCount: found.length,
    unpaidCount: count(bigOrderStatus.unpaid),
    paidCount: count(bigOrderStatus.paid),
    lockedCount: count(bigOrderStatus.locked),
    applyCount: count(bigOrderStatus.refundRequested),
    refundedCount: count(bigOrderStatus.refunded),
    payAmount: sum(found.map(({ payCents }) => payCents)),
    refundAmount: sum(found.map(({ refundedCents }) => refundedCents)),
  }
})

on(bigOrders.exportList)((input, { user }) => {
  demand(user, 'bigOrders.exportList')
  if (isService(input))
    return sheetOf(asked.exported(requestsOf(user), input), {
      售后单号: ({ row }) => row.serviceNo,
      订单编号: ({ order }) => order.orderNo,
      手机号: ({ order }) => masked(order.phone),
      车系: ({ order }) => seriesName(order.seriesCode),
      实付金额: ({ order }) => fromCents(order.payCents),
      申请退款额: ({ row }) => fromCents(row.refundCents),
      售后状态: ({ row }) => REQUEST_STATES[row.status] ?? '',
      申请时间: ({ row }) => row.createTime,
    })
  return sheetOf(
    orders.exported(ordersOf(user), input).map(bigOrderRow),
    columnsOf(
      bigOrder,
      'orderNo',
      'customerName',
      'phone',
      'seriesName',
      'modelName',
      'orderAmount',
      'payAmount',
      'dealerName',
      'cityName',
      'status',
      'createTime',
      'payTime',
    ),
  )
})

const orderOf = (id: string, user: UserRow): BigOrderRow => {
  const row = bigOrderById(id)
  if (!row || !seesOrder(user)({ dealerCode: row.dealerCode })) throw new Refusal(404, GONE)
  return row
}
on(bigOrders.get)((input: Input, { user }) => {
  demandOnePage(user, PAGES)
  if (!isService(input))
    return bigOrderView(orderOf(text(input.id), user), isHeadquarters(user) ? (number) => number : maskIdNumber)
  const request = requestById(text(input.id))
  if (!request || !seesOrder(user)({ dealerCode: request.order.dealerCode })) throw new Refusal(404, GONE)
  return requestView(request)
})

on(bigOrders.getRefundPayAmount)(({ orderId }, { user }) => {
  demandOnePage(user, PAGES)
  return quoteOf(orderOf(text(orderId), user))
})

/** Returns the open request in one of the given states. Throws otherwise. */
const openOf = (input: Input, user: UserRow, states: readonly number[]): { order: BigOrderRow; row: ServiceRow } => {
  if (!isHeadquarters(user)) throw new Refusal(403, '没有操作权限')
  const order = orderOf(text(input.id), user)
  const row = openRequestOf(order)
  if (!row || !states.includes(row.status) || (text(input.serviceId) !== '' && text(input.serviceId) !== row.id))
    throw new Refusal(400, CHANGED)
  return { order, row }
}

on(bigOrders.agreeRefund)((input: Input, { user, now }) => {
  demand(user, 'bigOrders.agreeRefund')
  const { order, row } = openOf(input, user, [bigServiceStatus.toReview, bigServiceStatus.failed])
  const cents = toCents(input.refundAmount)
  if (cents === undefined || cents <= 0) throw new Refusal(400, '金额须大于0，最多两位小数')
  if (cents > refundable(order)) throw new Refusal(400, `退款金额不能大于可退金额¥${fromCents(refundable(order))}`)
  if (row.serviceType === bigServiceType.difference && cents !== row.refundCents)
    throw new Refusal(400, '退差金额不能修改')
  Object.assign(row, {
    status: bigServiceStatus.refunding,
    actualCents: cents,
    updateBy: user.nickname,
    updateTime: formatTime(now),
    failReason: '',
  })
  order.status = bigOrderStatus.refunding
  noteStep(order, '同意退款', user.nickname, now, text(input.remark))
  return {}
})
on(bigOrders.refuseRefund)((input: Input, { user, now }) => {
  demand(user, 'bigOrders.refuseRefund')
  const { order, row } = openOf(input, user, [bigServiceStatus.toReview])
  const reason = text(input.refuseReason)
  if ([...reason].length < 5 || [...reason].length > 200) throw new Refusal(400, '请填写原因（5-200字）')
  Object.assign(row, {
    status: bigServiceStatus.refused,
    updateBy: user.nickname,
    updateTime: formatTime(now),
    refuseReason: reason,
  })
  order.status = bigOrderStatus.paid
  noteStep(order, '拒绝退款', user.nickname, now, reason)
  return {}
})

const DAY = 86_400_000
on(bigOrders.getVisitStat)((input: Input, { user, now }) => {
  demandOnePage(user, PAGES)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有访问权限')
  const day = (value: unknown, otherwise: number) => text(value).slice(0, 10) || inZone(otherwise).format('YYYY-MM-DD')
  const [from, until] = [day(input.startTime, now - 29 * DAY), day(input.endTime, now)]
  const length = (Date.parse(until) - Date.parse(from)) / DAY + 1
  if (!(length >= 1)) throw new Refusal(400, '结束日期不能早于开始日期')
  if (length > 90) throw new Refusal(400, '时间跨度不能超过90天')
  const share = text(input.seriesCode) === '' ? 1 : 1 / Math.max(org.carSeries.length, 1)
  return Array.from({ length }, (_, at): VisitDay => {
    const date = new Date(Date.parse(from) + at * DAY).toISOString().slice(0, 10)
    const chance = random(Number(date.replaceAll('-', '')))
    const found = orders.fitting(all(), {
      seriesCode: input.seriesCode,
      createTimeStart: `${date} 00:00:00`,
      createTimeEnd: `${date} 23:59:59`,
    })
    const uv = Math.round((chance.int(300, 900) + found.length * 20) * share) + found.length
    return {
      statDate: date,
      pv: uv * chance.int(2, 4),
      uv,
      configCount: Math.max(Math.round(uv * 0.3), found.length),
      submitCount: found.length,
      payCount: found.filter(({ payTime }) => payTime !== '').length,
    }
  })
})
