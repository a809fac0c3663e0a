import * as prorateOrders from '@/api/orders/prorateOrders'
import { fromCents } from '@/lib/money'
import { withId } from '../../core/input'
import { on } from '../../core/dispatcher'
import { listOf } from '../../core/list'
import { sheetOf } from '../../core/sheet'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { demand } from '../../system/rules/access'
import type { SplitRow } from '../data/splits'
import { backOf, paymentDetail, paymentView, seenSplits, shareOf, shareView } from '../rules/splits'

type Input = Record<string, unknown>
const ORDERS = '/account-management/orders'
const PAYMENTS = '/account-management/c-orders'
const BIZ_TYPES = ['', '购车定金', '精品商城', '维修保养', '服务卡券']
const SPLITS = ['待分账', '分账中', '分账成功', '分账失败', '部分退回', '已退回']
const SETTLED = ['未结算', '结算中', '已结算', '结算失败']
const STATES = ['', '已支付', '已完成', '部分退款', '全额退款']

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
    } as unknown as Record<string, number>, // amounts are text on the wire
  }
})

on(prorateOrders.exportList)((input: Input, { user }) => {
  demand(user, 'prorateOrders.exportList')
  return sheetOf(shares.exported(seenSplits(user, ORDERS), input).map(shareView), {
    分账单号: 'splitNo',
    订单编号: 'orderNo',
    支付流水号: 'payNo',
    业务类型: (row) => BIZ_TYPES[Number(row.bizType)] ?? '',
    大区: 'areaName',
    经销商: 'dealerName',
    商户号: 'merchantNo',
    订单实付: 'orderAmount',
    手续费: 'feeAmount',
    '分账比例(%)': 'dealerRatio',
    分账金额: 'splitAmount',
    退回金额: 'backAmount',
    分账状态: (row) => SPLITS[Number(row.status)] ?? '',
    结算状态: (row) => SETTLED[Number(row.settleStatus)] ?? '',
    失败原因: 'failReason',
    支付时间: 'createTime',
    分账时间: 'splitTime',
    结算时间: 'settleTime',
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
    订单编号: 'orderNo',
    支付流水号: 'payNo',
    业务类型: (row) => BIZ_TYPES[Number(row.bizType)] ?? '',
    '商品/服务': 'title',
    数量: 'quantity',
    付款人: 'customerName',
    手机号: 'phone',
    收款经销商: 'dealerName',
    订单金额: 'totalAmount',
    优惠金额: 'discountAmount',
    积分抵扣: 'pointsAmount',
    实付金额: 'payAmount',
    已退金额: 'refundAmount',
    订单状态: (row) => STATES[Number(row.status)] ?? '',
    分账状态: (row) => SPLITS[Number(row.splitStatus)] ?? '',
    下单时间: 'createTime',
    支付时间: 'payTime',
  })
})

on(prorateOrders.getConsumer)((input, { user }) =>
  paymentDetail(withId(seenSplits(user, PAYMENTS), input.id, '无权查看或数据不存在')),
)
