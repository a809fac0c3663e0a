import {
  customerOrderStatus as states,
  customerOrderType,
  orderPayType,
  orderSource,
  payChannel,
  orderPayStatus,
} from '@/entities/orders/orderEnums'
import type { OrderPayment } from '@/entities/orders/orderPayment'
import type { OrderStep } from '@/entities/orders/orderStep'
import { dealerStatus, staffPost, staffStatus } from '@/entities/shared/enums'
import { fromCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import type { LeadRow } from '../../leads/data/leads'
import { type Context, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import type { CarSeriesRow, DealerRow, StaffRow } from '../../system/data/types'
import { colourOf, vinOf } from './cars'

/** A customer order as stored. Money is in cents. */
export interface CustomerOrderRow {
  id: string
  orderNo: string
  /** Lead of the order. Empty if there is none. */
  clueId: string
  orderType: number
  customerName: string
  phone: string
  seriesCode: string
  modelName: string
  colorName: string
  guideCents: number
  dealCents: number
  taxRate: number
  paidCents: number
  dealerCode: string
  consultantId: string
  sourceChannel: number
  vin: string
  status: number
  createTime: string
  payments: OrderPayment[]
  steps: OrderStep[]
}

interface Ground {
  leads: readonly LeadRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
}

const DAY = 86_400_000
const VAT = 13
const DEPOSIT = 500_000
const INTENTION = 99_900

const TITLES: readonly (readonly [status: number, title: string])[] = [
  [states.unpaid, '提交订单'],
  [states.deposited, '支付定金'],
  [states.locked, '锁定配置'],
  [states.matching, '开始配车'],
  [states.toDeliver, '车辆到店，待交付'],
  [states.delivered, '完成交付'],
]
const ENDS: Readonly<Record<number, readonly string[]>> = {
  [states.refunding]: ['支付定金', '客户申请退款'],
  [states.refunded]: ['支付定金', '客户申请退款', '退款到账'],
  [states.cancelled]: ['订单取消'],
}
const PAID_AT: Readonly<Record<number, string>> = {
  [orderPayType.deposit]: '支付定金',
  [orderPayType.balance]: '车辆到店，待交付',
  [orderPayType.refund]: '退款到账',
}
const CYCLE = [20, 30, 40, 50, 60, 60, 60, 10, 70, 80, 90, 20] as const

export const buildCustomerOrders = (
  context: Context,
  now: number,
  ground: Ground,
  count: number,
): CustomerOrderRow[] => {
  const { random } = context
  const houses = ground.dealers.filter(({ status }) => status !== dealerStatus.left)
  const sellers = new Map(
    houses.map(({ dealerCode }) => [
      dealerCode,
      ground.staff.filter(
        (one) =>
          one.dealerCode === dealerCode && one.post === staffPost.salesConsultant && one.status === staffStatus.active,
      ),
    ]),
  )
  const series = ground.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null)
  const led = ground.leads.filter(({ reached }) => reached.order !== '')

  const make = (index: number): CustomerOrderRow => {
    const lead = led[index]
    const age = lead ? 0 : 0.3 + (index / count) * 120
    const status: number = lead
      ? lead.reached.deal !== ''
        ? states.delivered
        : random.pick([20, 30, 40, 50])
      : (CYCLE[index % CYCLE.length] ?? states.deposited)
    const house = lead ? undefined : index % 5 === 0 ? houses[0] : random.pick(houses)
    const dealerCode = lead?.dealerCode ?? house?.dealerCode ?? ''
    const people = sellers.get(dealerCode) ?? []
    const consultantId = lead?.saleUserId ?? (people.length > 0 ? random.pick(people).id : '')
    const car = series.find(({ seriesCode }) => seriesCode === lead?.seriesCode) ?? random.pick(series)
    const createTime = lead ? lead.reached.order : context.time(age)
    const guideCents = (car.minPrice ?? 0) * 100 + random.int(0, 12) * 100_000
    const dealCents = guideCents - random.int(0, 8) * 120_000
    const paid = status >= states.deposited && status !== states.cancelled
    const full = status === states.delivered || status === states.toDeliver
    const channel = random.int(1, 3)
    const steps = stepsOf(context, now, status, createTime)
    const payments = paymentsOf(context, { status, createTime, steps, dealCents, full, paid, channel })
    const paidCents = full ? dealCents : status === states.refunded ? 0 : paid ? DEPOSIT : 0
    const customer = lead ?? { customerName: personName(random).name, phone: context.phone() }
    return {
      id: String(4_100_000_000_000 + context.next('customerOrder') * 37),
      orderNo: `CO${createTime.slice(0, 10).replaceAll('-', '')}${String(context.next('customerOrderNo')).padStart(5, '0')}`,
      clueId: lead?.clueId ?? '',
      orderType: full
        ? customerOrderType.fullPayment
        : status === states.unpaid
          ? customerOrderType.intention
          : customerOrderType.deposit,
      customerName: customer.customerName,
      phone: customer.phone,
      seriesCode: car.seriesCode,
      modelName: car.modelNames.length > 0 ? random.pick(car.modelNames) : '',
      colorName: colourOf(context),
      guideCents,
      dealCents,
      taxRate: VAT,
      paidCents,
      dealerCode,
      consultantId,
      sourceChannel: lead ? orderSource.showroom : random.int(1, 5),
      vin: status === states.toDeliver || status === states.delivered ? vinOf(context) : '',
      status,
      createTime,
      payments,
      steps,
    }
  }
  const rows = Array.from({ length: Math.max(count, led.length) }, (_, index) => make(index))
  return rows.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
}

interface Paid {
  status: number
  createTime: string
  steps: readonly OrderStep[]
  dealCents: number
  full: boolean
  paid: boolean
  channel: number
}

const paymentsOf = (
  context: Context,
  { status, createTime, steps, dealCents, full, paid, channel }: Paid,
): OrderPayment[] => {
  const timeOf = (payType: number) =>
    steps.find(({ title }) => title === (PAID_AT[payType] ?? ''))?.createTime ?? createTime
  const line = (payType: 1 | 2 | 3 | 4, cents: number, state: 0 | 1 | 2 | 3): OrderPayment => {
    const number = context.next('payment')
    return {
      id: String(7_300_000 + number),
      payNo: `PAY${createTime.slice(0, 10).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
      payType,
      amount: fromCents(cents),
      payChannel: (payType === orderPayType.balance ? payChannel.bankTransfer : channel) as 1, // One of the codes.
      tradeNo: state === orderPayStatus.unpaid ? '' : `42000${String(910_000_000 + number * 7919)}`,
      status: state,
      payTime: state === orderPayStatus.unpaid ? '' : timeOf(payType),
    }
  }
  if (status === states.unpaid) return [line(orderPayType.intention, INTENTION, orderPayStatus.unpaid)]
  if (!paid) return []
  const deposit = line(
    orderPayType.deposit,
    DEPOSIT,
    status === states.refunded ? orderPayStatus.refunded : orderPayStatus.paid,
  )
  if (full) return [deposit, line(orderPayType.balance, dealCents - DEPOSIT, orderPayStatus.paid)]
  if (status === states.refunded) return [deposit, line(orderPayType.refund, DEPOSIT, orderPayStatus.paid)]
  return [deposit]
}

const stepsOf = (context: Context, now: number, status: number, createTime: string): OrderStep[] => {
  const end = ENDS[status]
  const titles = end ? ['提交订单', ...end] : TITLES.filter(([reached]) => reached <= status).map(([, title]) => title)
  const start = toMillis(createTime) ?? now
  const gap = Math.min((now - start) / (titles.length + 1), 3 * DAY)
  return titles
    .map((title, at): OrderStep => ({
      id: String(8_200_000 + context.next('orderStep')),
      title,
      userName: at === 0 || title.startsWith('支付') || title.startsWith('客户') ? '客户' : '',
      createTime: at === 0 ? createTime : wireTime(start + gap * at),
      remark: '',
    }))
    .toReversed()
}
