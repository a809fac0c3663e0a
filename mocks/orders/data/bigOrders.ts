import { bigOrderStatus as states, bigServiceStatus, bigServiceType } from '@/entities/orders/bigOrderEnums'
import { orderPayStatus, orderPayType } from '@/entities/orders/orderEnums'
import type { OrderPayment } from '@/entities/orders/orderPayment'
import type { OrderStep } from '@/entities/orders/orderStep'
import { dealerStatus } from '@/entities/shared/enums'
import { fromCents } from '@/lib/money'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture, wireTime } from '../../core/context'
import { personName } from '../../core/names'
import type { CarSeriesRow, DealerRow } from '../../system/data/types'
import { colourOf } from './cars'

/** A refund request as stored. Money is in cents. */
export interface ServiceRow {
  id: string
  serviceNo: string
  orderId: string
  serviceType: number
  refundCents: number
  /** Refunded amount. Null until the request is accepted. */
  actualCents: number | null
  reason: number
  reasonDetail: string
  images: string[]
  status: number
  createTime: string
  updateBy: string
  updateTime: string
  refuseReason: string
  failReason: string
  refundTime: string
}

/** A big order as stored. Money is in cents. */
export interface BigOrderRow {
  id: string
  orderNo: string
  customerName: string
  phone: string
  idNo: string
  seriesCode: string
  modelName: string
  colorName: string
  optionNames: string[]
  orderCents: number
  payCents: number
  /** Amount refunded so far. */
  refundedCents: number
  payChannel: number
  payNo: string
  rightNames: string[]
  dealerCode: string
  cityName: string
  shareUserName: string
  status: number
  createTime: string
  payTime: string
  payments: OrderPayment[]
  steps: OrderStep[]
  services: ServiceRow[]
}

interface Ground {
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
}

const MINUTE = 60_000
const HOUR = 3_600_000
/** An unpaid order is closed after this time, in ms. */
export const PAY_WITHIN = 30 * MINUTE
const DEPOSIT = 500_000
const OPTIONS = ['智能驾驶包', '舒适座椅包', '音响升级包', '冬季套装'] as const
export const RIGHTS = ['终身质保', '三年流量', '家用充电桩', '两年零息', '置换补贴', '五次保养', '选装基金'] as const
const CYCLE = [2, 3, 8, 2, 4, 8, 6, 3, 2, 9, 5, 8, 7, 4, 2, 6] as const
const PROVINCES = ['110101', '310104', '440305', '330106', '510107'] as const

const idNoOf = (context: Context): string => {
  const bare = `${context.random.pick(PROVINCES)}19${context.random.int(60, 99)}0${context.random.int(1, 9)}1${context.random.int(0, 9)}${String(context.next('idNo') % 1000).padStart(3, '0')}`
  const sum = [...bare].reduce((total, digit, at) => total + Number(digit) * (2 ** (17 - at) % 11), 0)
  return `${bare}${'10X98765432'.charAt(sum % 11)}`
}

export const buildBigOrders = (context: Context, now: number, ground: Ground, count: number): BigOrderRow[] => {
  const { random } = context
  const houses = ground.dealers.filter(({ status }) => status !== dealerStatus.left)
  const series = ground.carSeries.filter(({ clueFlag, minPrice }) => clueFlag === 1 && minPrice !== null)

  const make = (index: number): BigOrderRow => {
    const unpaid = index < 4
    const start = unpaid ? now - (index * 6 + 2) * MINUTE : now - Math.round((0.2 + (index / count) * 180) * 24 * HOUR)
    const createTime = wireTime(start)
    const status = unpaid ? states.unpaid : (CYCLE[index % CYCLE.length] ?? states.paid)
    const isPaid = status !== states.unpaid && status !== states.closed
    const house = index % 6 === 0 ? (houses[0] ?? random.pick(houses)) : random.pick(houses)
    const car = random.pick(series)
    const id = String(3_100_000_000_000 + context.next('bigOrder') * 53)
    const payTime = isPaid ? wireTime(start + random.int(1, 9) * MINUTE) : ''
    const channel = random.int(1, 3)
    const base = {
      id,
      orderNo: `BO${createTime.slice(0, 10).replaceAll('-', '')}${String(context.next('bigOrderNo')).padStart(5, '0')}`,
      customerName: personName(random).name,
      phone: context.phone(),
      idNo: idNoOf(context),
      seriesCode: car.seriesCode,
      modelName: car.modelNames.length > 0 ? random.pick(car.modelNames) : '',
      colorName: colourOf(context),
      optionNames: OPTIONS.filter(() => random.chance(0.3)),
      orderCents: DEPOSIT,
      payCents: isPaid ? DEPOSIT : 0,
      refundedCents: status === states.refunded ? DEPOSIT : 0,
      payChannel: channel,
      payNo: isPaid ? `42000${String(520_000_000 + context.next('bigPay') * 7919)}` : '',
      rightNames: RIGHTS.filter((_, place) => (index + place) % 3 === 0),
      dealerCode: house.dealerCode,
      cityName: house.cityName,
      shareUserName: random.chance(0.3) ? personName(random).name : '',
      status,
      createTime,
      payTime,
    }
    const services = servicesOf(context, now, base, index)
    return { ...base, services, payments: paymentsOf(context, base), steps: stepsOf(context, now, base, services[0]) }
  }
  return Array.from({ length: count }, (_, index) => make(index)).toSorted((a, b) =>
    a.createTime < b.createTime ? 1 : -1,
  )
}

type Base = Omit<BigOrderRow, 'services' | 'payments' | 'steps'>

const paymentsOf = (context: Context, { status, payTime, payNo, payChannel, payCents }: Base): OrderPayment[] => {
  if (payTime === '') return []
  const line = (payType: 2 | 4, time: string): OrderPayment => {
    const number = context.next('bigPayment')
    return {
      id: String(7_700_000 + number),
      payNo: `BP${time.slice(0, 10).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
      payType,
      amount: fromCents(payCents),
      payChannel: payChannel as 1, // One of the codes.
      tradeNo: payNo,
      status: orderPayStatus.paid,
      payTime: time,
    }
  }
  const paid = line(orderPayType.deposit, payTime)
  return status === states.refunded ? [line(orderPayType.refund, payTime), paid] : [paid]
}

const REQUESTS: Readonly<Record<number, number>> = {
  [states.refundRequested]: bigServiceStatus.toReview,
  [states.refunding]: bigServiceStatus.refunding,
  [states.refunded]: bigServiceStatus.refunded,
  [states.refundFailed]: bigServiceStatus.failed,
}
const WORDS = [
  '不想买了，申请退定金',
  '选错了配置，想换一个颜色',
  '交付要等三个月，太久了',
  '隔壁店价格更低',
  '贷款没有批下来',
  '家里临时有别的用钱的地方',
] as const

const servicesOf = (context: Context, now: number, order: Base, index: number): ServiceRow[] => {
  if (order.payTime === '') return []
  const { random } = context
  const paid = toMillis(order.payTime) ?? now
  const make = (status: number, time: number, type: number): ServiceRow => {
    const reason = [1, 2, 3, 4, 5, 9][index % 6] ?? 9
    const createTime = wireTime(Math.min(time, now - 5 * MINUTE))
    const isDecided = status !== bigServiceStatus.toReview && status !== bigServiceStatus.withdrawn
    const agreed = isDecided && status !== bigServiceStatus.refused
    const cents = type === bigServiceType.difference ? 120_000 : DEPOSIT
    const decided = wireTime(Math.min(time + 3 * HOUR, now - 2 * MINUTE))
    return {
      id: String(6_800_000_000 + context.next('bigService') * 29),
      serviceNo: `BS${createTime.slice(0, 10).replaceAll('-', '')}${String(context.next('bigServiceNo')).padStart(5, '0')}`,
      orderId: order.id,
      serviceType: type,
      refundCents: cents,
      actualCents: agreed ? cents : null,
      reason,
      reasonDetail: WORDS[index % WORDS.length] ?? '',
      images: random.chance(0.5) ? [picture('凭证', random.pick(colors), 320, 240)] : [],
      status,
      createTime,
      updateBy: isDecided ? '李静' : '',
      updateTime: isDecided ? decided : '',
      refuseReason: status === bigServiceStatus.refused ? '订单已进入排产，暂不支持退定' : '',
      failReason: status === bigServiceStatus.failed ? '原支付账户已注销，退款被渠道退回' : '',
      refundTime: status === bigServiceStatus.refunded ? decided : '',
    }
  }
  const wanted = REQUESTS[order.status]
  const asked = index % 3 === 0 ? now - 4 * HOUR : Math.max(paid + HOUR, now - 70 * HOUR)
  const current = wanted === undefined ? [] : [make(wanted, asked, bigServiceType.deposit)]
  const before =
    index % 9 === 4
      ? [
          make(
            index % 2 ? bigServiceStatus.refused : bigServiceStatus.withdrawn,
            paid + 10 * MINUTE,
            bigServiceType.deposit,
          ),
        ]
      : index % 11 === 3 && order.status === states.paid
        ? [make(bigServiceStatus.refunded, paid + HOUR, bigServiceType.difference)]
        : []
  return [...current, ...before]
}

const stepsOf = (context: Context, now: number, order: Base, service: ServiceRow | undefined): OrderStep[] => {
  const step = (title: string, createTime: string, userName = '', remark = ''): OrderStep => ({
    id: String(8_600_000 + context.next('bigStep')),
    title,
    userName,
    createTime,
    remark,
  })
  const paid = toMillis(order.payTime) ?? now
  const gap = Math.min((now - paid) / 4, 72 * HOUR)
  const steps = [step('提交订单', order.createTime, '客户')]
  if (order.status === states.closed)
    steps.push(step('超时未支付，订单关闭', wireTime((toMillis(order.createTime) ?? now) + PAY_WITHIN)))
  if (order.payTime) steps.push(step('支付定金', order.payTime, '客户'))
  if (order.status === states.locked || order.status === states.delivered)
    steps.push(step('锁定订单', wireTime(paid + gap), '客户'))
  if (order.status === states.delivered) steps.push(step('完成交付', wireTime(paid + 2 * gap)))
  if (service && REQUESTS[order.status] !== undefined) {
    steps.push(step('申请退款', service.createTime, '客户', service.reasonDetail))
    if (service.updateTime) steps.push(step('同意退款', service.updateTime, service.updateBy))
    if (service.refundTime) steps.push(step('退款到账', service.refundTime))
    if (service.failReason) steps.push(step('退款失败', service.updateTime, '', service.failReason))
  }
  return steps.toReversed()
}
