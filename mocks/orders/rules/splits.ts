import type { ConsumerDetail } from '@/api/orders/prorateOrders'
import type { ConsumerProrateOrder } from '@/entities/orders/consumerProrateOrder'
import { orderPayStatus, orderPayType } from '@/entities/orders/orderEnums'
import { feeBearer, receiverType, splitStatus } from '@/entities/orders/prorateEnums'
import type { ProrateOrder } from '@/entities/orders/prorateOrder'
import type { SplitLine } from '@/entities/orders/splitLine'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { createContext } from '../../core/context'
import { seeded } from '../../core/control'
import { masked } from '../../core/table'
import { areaOf, dealerName } from '../../leads/rules/leads'
import { org, reference } from '../../system/rules/store'
import type { UserRow } from '../../system/data/types'
import { demandOnePage, seesRecord } from '../../system/rules/access'
import { buildConfig, buildSplits, type ConfigRow, type SplitRow } from '../data/splits'

export const splits = seeded('split payments', (): { config: ConfigRow[]; rows: SplitRow[] } => {
  const context = createContext(reference(), 20_261_016, 700_000)
  const config = buildConfig(context)
  const houses = org.dealers.slice(0, 12).map(({ dealerCode }, at) => ({ dealerCode, merchantNo: merchantOf(at) }))
  return { config, rows: buildSplits(context, config, houses) }
})
export const merchantOf = (place: number): string => `8221000${String(48_001 + place * 37)}`

/**
 * Returns a dealer's share of a payment in cents: its ratio of the paid amount. A fee that the dealer bears is
 * deducted before the ratio applies.
 */
export const shareOf = ({
  payAmount,
  feeAmount,
  feeBearer: bearer,
  dealerRatio,
}: Pick<SplitRow, 'payAmount' | 'feeAmount' | 'feeBearer' | 'dealerRatio'>): number =>
  Math.round(((payAmount - (bearer === feeBearer.dealer ? feeAmount : 0)) * dealerRatio) / 10_000)

/** Returns each receiver's share of a payment and its refunded part. The platform receives the rest. */
const partsOf = (row: SplitRow) => {
  const { payAmount, feeAmount, refundAmount } = row
  const backOf = (amount: number) => Math.round((refundAmount * amount) / payAmount)
  const dealer = shareOf(row)
  const [dealerBack, feeBack] = [backOf(dealer), backOf(feeAmount)]
  return [
    { type: receiverType.dealer, amount: dealer, back: dealerBack },
    {
      type: receiverType.platform,
      amount: payAmount - dealer - feeAmount,
      back: refundAmount - dealerBack - feeBack,
    },
    { type: receiverType.fee, amount: feeAmount, back: feeBack },
  ]
}
/** Returns the refunded part of a dealer's share in cents. */
export const backOf = (row: SplitRow): number => partsOf(row)[0]?.back ?? 0

export const seenSplits = (user: UserRow, ...pages: string[]): SplitRow[] => {
  demandOnePage(user, pages)
  const sees = seesRecord(user)
  return splits().rows.filter(({ dealerCode }) => sees({ dealerCode, areaName: areaOf(dealerCode) }))
}

export const shareView = (row: SplitRow): ProrateOrder =>
  ({
    id: row.id,
    splitNo: row.splitNo,
    orderNo: row.orderNo,
    payNo: row.payNo,
    bizType: row.bizType,
    areaName: areaOf(row.dealerCode),
    dealerName: dealerName(row.dealerCode),
    merchantNo: row.merchantNo,
    orderAmount: fromCents(row.payAmount),
    feeAmount: fromCents(row.feeAmount),
    dealerRatio: row.dealerRatio / 100,
    splitAmount: fromCents(shareOf(row)),
    backAmount: fromCents(backOf(row)),
    status: row.status,
    settleStatus: row.settleStatus,
    failReason: row.failReason,
    createTime: row.payTime,
    splitTime: row.splitTime,
    settleTime: row.settleTime,
  }) as ProrateOrder // the data holds only the values of the enumerations

export const paymentView = (row: SplitRow): ConsumerProrateOrder =>
  ({
    id: row.id,
    orderNo: row.orderNo,
    payNo: row.payNo,
    bizType: row.bizType,
    title: row.title,
    quantity: row.quantity,
    customerName: maskName(row.customerName),
    phone: masked(row.phone),
    dealerName: dealerName(row.dealerCode),
    totalAmount: fromCents(row.totalAmount),
    discountAmount: fromCents(row.discountAmount),
    pointsAmount: fromCents(row.pointsAmount),
    payAmount: fromCents(row.payAmount),
    refundAmount: fromCents(row.refundAmount),
    payChannel: row.payChannel,
    status: row.orderStatus,
    splitStatus: row.status,
    createTime: row.createTime,
    payTime: row.payTime,
  }) as ConsumerProrateOrder // as above

const NAMES: Readonly<Record<number, string>> = { 2: '平台运营账户', 3: '渠道手续费' }
const linesOf = (row: SplitRow): SplitLine[] =>
  row.status === splitStatus.waiting
    ? []
    : partsOf(row).map(
        ({ type, amount, back }) =>
          ({
            id: `${row.id}-${type}`,
            splitNo: type === receiverType.dealer ? row.splitNo : `${row.splitNo}${type}`,
            receiverType: type,
            receiverName: NAMES[type] ?? dealerName(row.dealerCode),
            merchantNo: type === receiverType.dealer ? row.merchantNo : '',
            ratio:
              type === receiverType.fee
                ? null
                : (type === receiverType.dealer ? row.dealerRatio : 10_000 - row.dealerRatio) / 100,
            amount: fromCents(amount),
            backAmount: fromCents(back),
            status: row.status,
            splitTime: row.splitTime,
          }) as SplitLine, // As above. A fee has no ratio.
      )

export const paymentDetail = (row: SplitRow): ConsumerDetail => ({
  ...paymentView(row),
  customerName: row.customerName,
  phone: row.phone,
  trigger: splits().config.find(({ bizType }) => bizType === row.bizType)?.trigger ?? 0,
  lines: linesOf(row),
  refunds: row.refundAmount
    ? [
        {
          id: `${row.id}-9`,
          payNo: `TK${row.payNo.slice(5)}`,
          payType: orderPayType.refund,
          amount: fromCents(row.refundAmount),
          payChannel: row.payChannel as 1, // A payment channel.
          tradeNo: `50${row.payNo.slice(2)}`,
          status: orderPayStatus.paid,
          payTime: row.refundTime,
        },
      ]
    : [],
})
