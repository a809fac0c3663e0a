import { consumerProrateOrder } from '@/entities/orders/consumerProrateOrder'
import { prorateOrder } from '@/entities/orders/prorateOrder'
import * as prorateOrders from '@/api/orders/prorateOrders'
import { fromCents } from '@/lib/money'
import { withId } from '../../core/input'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { demand } from '../../system/rules/access'
import type { SplitRow } from '../data/splits'
import { backOf, paymentDetail, paymentView, seenSplits, shareOf, shareView } from '../rules/splits'

type Input = Record<string, unknown>
const ORDERS = '/account-management/orders'
const PAYMENTS = '/account-management/c-orders'

const shares = listOf(prorateOrders.list)<SplitRow>({
  is: ['dealerCode', 'bizType', 'status', 'settleStatus', { areaName: (row) => areaOf(row.dealerCode) }],
  like: ['orderNo', 'splitNo', 'merchantNo'],
  between: [{ createTime: (row) => row.payTime }],
  sort: [
    {
      createTime: (row) => row.payTime,
      orderAmount: (row) => row.payAmount,
      splitAmount: shareOf,
      backAmount: backOf,
    },
    'feeAmount',
    'splitTime',
    'settleTime',
  ],
})

on(prorateOrders.list)((input, { user }) => {
  const rows = seenSplits(user, ORDERS)
  const all = shares.fitting(rows, input)
  const sum = (of: (row: SplitRow) => number) => fromCents(all.reduce((cents, row) => cents + of(row), 0))
  return {
    ...shares.page(rows, input, shareView),
    summary: {
      orderAmount: sum(({ payAmount }) => payAmount),
      feeAmount: sum(({ feeAmount }) => feeAmount),
      splitAmount: sum(shareOf),
      backAmount: sum(backOf),
    } as unknown as Record<string, number>, // Amounts are text on the wire.
  }
})

on(prorateOrders.exportList)((input: Input, { user }) => {
  demand(user, 'prorateOrders.exportList')
  return sheetOf(shares.exported(seenSplits(user, ORDERS), input).map(shareView), {
    ...columnsOf(
      prorateOrder,
      'splitNo',
      'orderNo',
      'payNo',
      'bizType',
      'areaName',
      'dealerName',
      'merchantNo',
      'orderAmount',
      'feeAmount',
    ),
    '分账比例(%)': 'dealerRatio',
    ...columnsOf(
      prorateOrder,
      'splitAmount',
      'backAmount',
      'status',
      'settleStatus',
      'failReason',
      'createTime',
      'splitTime',
      'settleTime',
    ),
  })
})

const payments = listOf(prorateOrders.listConsumer)<SplitRow>({
  is: ['dealerCode', 'bizType', { status: (row) => row.orderStatus, splitStatus: (row) => row.status }],
  like: ['orderNo', 'payNo', { dealerName: (row) => dealerName(row.dealerCode) }],
  phone: ['phone'],
  between: ['payTime'],
  sort: ['payTime', 'totalAmount', 'discountAmount', 'pointsAmount', 'payAmount', 'refundAmount', 'createTime'],
})

on(prorateOrders.listConsumer)((input, { user }) => payments.page(seenSplits(user, PAYMENTS), input, paymentView))

on(prorateOrders.exportConsumer)((input: Input, { user }) => {
  demand(user, 'prorateOrders.exportConsumer')
  return sheetOf(payments.exported(seenSplits(user, PAYMENTS), input).map(paymentView), {
    ...columnsOf(consumerProrateOrder, 'orderNo', 'payNo', 'bizType'),
    '商品/服务': 'title',
    ...columnsOf(
      consumerProrateOrder,
      'quantity',
      'customerName',
      'phone',
      'dealerName',
      'totalAmount',
      'discountAmount',
      'pointsAmount',
      'payAmount',
      'refundAmount',
      'status',
      'splitStatus',
      'createTime',
      'payTime',
    ),
  })
})

on(prorateOrders.getConsumer)((input, { user }) =>
  paymentDetail(withId(seenSplits(user, PAYMENTS), input.id, '无权查看或数据不存在')),
)
