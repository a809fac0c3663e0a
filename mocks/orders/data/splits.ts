import { payChannel } from '@/entities/orders/orderEnums'
import {
  consumerOrderStatus,
  feeBearer,
  prorateBizType,
  settleStatus,
  splitStatus,
  splitTrigger,
} from '@/entities/orders/prorateEnums'
import type { Context } from '../../core/context'
import { personName } from '../../core/names'
import { at } from '../../core/random'

/** Split of the payments of one kind of business. Ratios are in hundredths of a percent, amounts in cents. */
export interface ConfigRow {
  bizType: number
  dealerRatio: number
  feeBearer: number
  trigger: number
  settleDays: number
  minAmount: number
  enabled: 0 | 1
  updateBy: string
  updateTime: string
}
/** A customer payment with the share of its dealer. Amounts are in cents, the ratio is in hundredths of a percent. */
export interface SplitRow {
  id: string
  splitNo: string
  orderNo: string
  payNo: string
  bizType: number
  title: string
  quantity: number
  customerName: string
  phone: string
  dealerCode: string
  merchantNo: string
  totalAmount: number
  discountAmount: number
  pointsAmount: number
  payAmount: number
  feeAmount: number
  dealerRatio: number
  feeBearer: number
  refundAmount: number
  payChannel: number
  orderStatus: number
  status: number
  settleStatus: number
  failReason: string
  createTime: string
  payTime: string
  splitTime: string
  settleTime: string
  refundTime: string
}

export const buildConfig = ({ time }: Context): ConfigRow[] => {
  const rest = { enabled: 1, updateBy: '周文静', updateTime: time(64) } as const
  return [
    {
      bizType: prorateBizType.carDeposit,
      dealerRatio: 9850,
      feeBearer: feeBearer.dealer,
      trigger: splitTrigger.delivery,
      settleDays: 1,
      minAmount: 100,
      ...rest,
    },
    {
      bizType: prorateBizType.shopGoods,
      dealerRatio: 8000,
      feeBearer: feeBearer.platform,
      trigger: splitTrigger.receipt,
      settleDays: 7,
      minAmount: 1,
      ...rest,
    },
    {
      bizType: prorateBizType.maintenance,
      dealerRatio: 9525,
      feeBearer: feeBearer.dealer,
      trigger: splitTrigger.receipt,
      settleDays: 1,
      minAmount: 1,
      ...rest,
    },
    {
      bizType: prorateBizType.vouchers,
      dealerRatio: 9333,
      feeBearer: feeBearer.dealer,
      trigger: splitTrigger.payment,
      settleDays: 3,
      minAmount: 10,
      ...rest,
    },
  ]
}

const GOODS: Readonly<Record<number, { titles: readonly string[]; sign: string; prices: readonly [number, number] }>> =
  {
    [prorateBizType.carDeposit]: { titles: ['购车定金'], sign: 'DJ', prices: [200_000, 500_000] },
    [prorateBizType.shopGoods]: {
      titles: ['车载冰箱', '全景脚垫套装', '行车记录仪', '儿童安全座椅'],
      sign: 'SP',
      prices: [12_900, 189_900],
    },
    [prorateBizType.maintenance]: {
      titles: ['基础保养套餐', '空调系统清洗', '四轮定位'],
      sign: 'BY',
      prices: [19_800, 129_900],
    },
    [prorateBizType.vouchers]: { titles: ['保养工时券', '洗车月卡'], sign: 'KQ', prices: [990, 39_900] },
  }

const TURNS = [
  splitStatus.split,
  splitStatus.split,
  splitStatus.split,
  splitStatus.partlyBack,
  splitStatus.split,
  splitStatus.failed,
  splitStatus.split,
  splitStatus.back,
  splitStatus.split,
  splitStatus.splitting,
  splitStatus.split,
  splitStatus.waiting,
] as const
const SETTLED = [
  settleStatus.settled,
  settleStatus.settled,
  settleStatus.settling,
  settleStatus.settled,
  settleStatus.unsettled,
  settleStatus.settled,
  settleStatus.failed,
] as const
const FAULTS = ['收款商户已停用', '渠道处理超时', '商户日限额不足'] as const
const ROWS = 150
const DAYS = 55
const FEE = 60

export const buildSplits = (
  context: Context,
  config: readonly ConfigRow[],
  accounts: readonly { dealerCode: string; merchantNo: string }[],
): SplitRow[] => {
  const { random, time } = context
  return Array.from({ length: ROWS }, (_, index): SplitRow => {
    const rule = at(config, index + Math.floor(index / TURNS.length))
    const { titles, sign, prices } = GOODS[rule.bizType] ?? { titles: [''], sign: '', prices: [100, 100] as const }
    const account = random.chance(0.25) ? at(accounts, 0) : random.pick(accounts)
    const turn = at(TURNS, index)
    const isOpen = turn === splitStatus.waiting || turn === splitStatus.splitting
    const ago = isOpen ? 0.2 + (index % 20) / 4 : 2 + (index * DAYS) / ROWS
    const quantity = rule.bizType === prorateBizType.carDeposit ? 1 : random.int(1, 3)
    const total = random.int(...prices) * quantity
    const discount = random.chance(0.4) ? Math.min(random.int(1, 50) * 100, Math.floor(total / 4)) : 0
    const points = rule.bizType === prorateBizType.carDeposit || random.chance(0.7) ? 0 : Math.floor(total / 20)
    const paid = total - discount - points
    const hasSplit = turn === splitStatus.split || turn === splitStatus.partlyBack || turn === splitStatus.back
    const settled = turn === splitStatus.split ? at(SETTLED, index) : hasSplit ? settleStatus.settled : 0
    const refund = turn === splitStatus.back ? paid : turn === splitStatus.partlyBack ? Math.ceil(paid / 3) : 0
    const day = time(ago).slice(0, 10).replaceAll('-', '')
    return {
      id: `1890${String(index + 1).padStart(6, '0')}`,
      splitNo: `FZ${day}${String(100_000 + index)}`,
      orderNo: `${sign}${day}${random.digits(6)}`,
      payNo: `42000${day}${random.digits(12)}`,
      bizType: rule.bizType,
      title: random.pick(titles),
      quantity,
      customerName: personName(random).name,
      phone: context.phone(),
      dealerCode: account.dealerCode,
      merchantNo: account.merchantNo,
      totalAmount: total,
      discountAmount: discount,
      pointsAmount: points,
      payAmount: paid,
      feeAmount: Math.max(1, Math.round((paid * FEE) / 10_000)),
      dealerRatio: rule.dealerRatio,
      feeBearer: rule.feeBearer,
      refundAmount: refund,
      payChannel: random.chance(0.7) ? payChannel.weChat : random.pick([2, 3]),
      orderStatus:
        refund === paid
          ? consumerOrderStatus.refunded
          : refund
            ? consumerOrderStatus.partRefund
            : isOpen
              ? consumerOrderStatus.paid
              : consumerOrderStatus.done,
      status: turn,
      settleStatus: settled,
      failReason:
        turn === splitStatus.failed ? at(FAULTS, index) : settled === settleStatus.failed ? '结算账户异常' : '',
      createTime: time(ago + 0.002),
      payTime: time(ago),
      splitTime: hasSplit ? time(ago - 0.5) : '',
      settleTime: settled === settleStatus.settled ? time(ago - 1.5) : '',
      refundTime: refund ? time(ago - 1.8) : '',
    }
  })
}
