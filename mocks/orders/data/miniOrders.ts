import { refundReason } from '@/entities/orders/bigOrderEnums'
import { miniOrderStatus as states, miniRefundStatus } from '@/entities/orders/miniEnums'
import type { OrderStep } from '@/entities/orders/orderStep'
import { dealerStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import type { LeadRow } from '../../leads/data/leads'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import type { CarSeriesRow, DealerRow, StaffRow } from '../../system/data/types'
import { colourOf } from './cars'

/** A mini-program order as stored. Money is in cents, and the paid amount is 0 until payment. */
export interface MiniOrderRow {
  id: string
  orderNo: string
  nickname: string
  customerName: string
  phone: string
  seriesCode: string
  modelName: string
  colorName: string
  orderCents: number
  couponCents: number
  payCents: number
  payNo: string
  dealerCode: string
  cityName: string
  consultantId: string
  shareUserName: string
  status: number
  createTime: string
  payTime: string
  remark: string
  /** Newest first. */
  steps: OrderStep[]
}

export interface MiniRefundRow {
  id: string
  refundNo: string
  orderId: string
  reason: number
  status: number
  createTime: string
  updateBy: string
  updateTime: string
  refuseReason: string
  refundTime: string
}

interface Ground {
  leads: readonly LeadRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const CLERK = '李静'
const UNPAID = 6
const CYCLE = [2, 3, 4, 6, 2, 9, 5, 3, 2, 7, 4, 2] as const
const REFUNDS: Readonly<Record<number, number>> = {
  [states.refundRequested]: miniRefundStatus.toReview,
  [states.refunding]: miniRefundStatus.refunding,
  [states.refunded]: miniRefundStatus.refunded,
  [states.refundFailed]: miniRefundStatus.failed,
}
const REASONS = refundReason.options.map(({ value }) => Number(value))
const NICKNAMES = [
  '追风的人',
  '小鱼儿',
  '阿杰Jay',
  '向阳而生',
  '橘子汽水',
  '老司机在路上',
  '南山南',
  'Cherry妈妈',
] as const
const REMARKS = ['', '', '', '希望周末联系', '想要白色现车', '置换旧车'] as const

export const buildMiniOrders = (
  context: Context,
  now: number,
  ground: Ground,
  count: number,
): { orders: MiniOrderRow[]; refunds: MiniRefundRow[] } => {
  const { random } = context
  const refunds: MiniRefundRow[] = []
  const houses = ground.dealers.filter(({ status }) => status !== dealerStatus.left)
  const series = ground.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null)
  const led = ground.leads.filter(({ dealerCode, saleUserId }) => dealerCode !== '' && saleUserId !== '')

  const step = (title: string, millis: number, userName = '', remark = ''): OrderStep => ({
    id: String(8_600_000 + context.next('miniStep')),
    title,
    userName,
    createTime: wireTime(millis),
    remark,
  })
  const refund = (order: MiniOrderRow, status: number, paidAt: number): OrderStep[] => {
    const isOpen = status === miniRefundStatus.toReview
    const asked = isOpen ? Math.max(paidAt + MINUTE, now - random.int(2, 96) * HOUR) : paidAt + (now - paidAt) / 3
    const answered = asked + Math.min((now - asked) / 3, DAY)
    const ended = answered + Math.min((now - answered) / 2, 2 * DAY)
    const number = context.next('miniRefund')
    const isRefused = status === miniRefundStatus.refused
    const refuseReason = isRefused ? '已超过七天无理由退款期' : ''
    refunds.push({
      id: String(9_300_000_000 + number * 13),
      refundNo: `MR${wireTime(asked).slice(0, 10).replaceAll('-', '')}${String(number).padStart(4, '0')}`,
      orderId: order.id,
      reason: random.pick(REASONS),
      status,
      createTime: wireTime(asked),
      updateBy: isOpen ? '' : CLERK,
      updateTime: isOpen ? '' : wireTime(answered),
      refuseReason,
      refundTime: status === miniRefundStatus.refunded ? wireTime(ended) : '',
    })
    return [
      step('申请退款', asked, '客户'),
      ...(isOpen ? [] : [step(isRefused ? '拒绝退款' : '同意退款', answered, CLERK, refuseReason)]),
      ...(status === miniRefundStatus.refunded ? [step('退款到账', ended)] : []),
      ...(status === miniRefundStatus.failed ? [step('退款失败', ended, '', '微信支付：商户余额不足')] : []),
    ]
  }

  const make = (index: number): MiniOrderRow => {
    const isNew = index < UNPAID
    const status: number = isNew ? states.unpaid : (CYCLE[index % CYCLE.length] ?? states.paid)
    const lead = !isNew && index % 2 === 0 ? led[(index / 2) % led.length] : undefined
    const created = isNew
      ? now - (index * 4 + 1) * MINUTE
      : lead
        ? (toMillis(lead.createTime) ?? now)
        : (toMillis(context.workTime(0.2 + (index / count) * 60)) ?? now)
    const createTime = wireTime(created)
    const house = index % 5 === 1 ? (houses[0] ?? random.pick(houses)) : random.pick(houses)
    const dealerCode = lead?.dealerCode ?? house.dealerCode
    const car = series.find(({ seriesCode }) => seriesCode === lead?.seriesCode) ?? random.pick(series)
    const people = ground.staff.filter((one) => one.dealerCode === dealerCode)
    const orderCents = index % 3 === 0 ? 99_900 : 9900
    const couponCents = index % 4 === 0 ? 1000 : 0
    const isPaid = status !== states.unpaid && status !== states.closed
    const paidAt = Math.min(created + random.int(1, 20) * MINUTE, now)
    const number = context.next('miniOrder')
    const order: MiniOrderRow = {
      id: String(9_100_000_000 + number * 17),
      orderNo: `MO${createTime.slice(0, 10).replaceAll('-', '')}${String(number).padStart(5, '0')}`,
      nickname: random.pick(NICKNAMES),
      customerName: lead?.customerName ?? personName(random).name,
      phone: lead?.phone ?? context.phone(),
      seriesCode: car.seriesCode,
      modelName: car.modelNames.length > 0 ? random.pick(car.modelNames) : '',
      colorName: colourOf(context),
      orderCents,
      couponCents,
      payCents: isPaid ? orderCents - couponCents : 0,
      payNo: isPaid ? `4200002${String(310_000_000_000 + number * 7919)}` : '',
      dealerCode,
      cityName: ground.dealers.find((one) => one.dealerCode === dealerCode)?.cityName ?? '',
      consultantId: lead?.saleUserId ?? (people.length > 0 ? random.pick(people).id : ''),
      shareUserName: index % 6 === 0 ? personName(random).name : '',
      status,
      createTime,
      payTime: isPaid ? wireTime(paidAt) : '',
      remark: random.pick(REMARKS),
      steps: [],
    }
    const wanted = REFUNDS[status] ?? (isPaid && index % 24 === 0 ? miniRefundStatus.refused : undefined)
    order.steps = [
      step('提交订单', created, '客户'),
      ...(status === states.closed ? [step('超时未支付，订单关闭', created + 30 * MINUTE)] : []),
      ...(isPaid ? [step('支付意向金', paidAt, '客户')] : []),
      ...(status === states.turned ? [step('转为大定订单', paidAt + (now - paidAt) / 4)] : []),
      ...(wanted === undefined ? [] : refund(order, wanted, paidAt)),
    ].toReversed()
    return order
  }
  const byTime = (a: { createTime: string }, b: { createTime: string }) => (a.createTime < b.createTime ? 1 : -1)
  const orders = Array.from({ length: count }, (_, index) => make(index)).toSorted(byTime)
  return { orders, refunds: refunds.toSorted(byTime) }
}
