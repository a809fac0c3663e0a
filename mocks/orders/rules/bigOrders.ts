import type { BigOrder, BigOrderDetail } from '@/entities/orders/bigOrder'
import { bigOrderStatus, bigServiceStatus } from '@/entities/orders/bigOrderEnums'
import type { BigServiceDetail, BigServiceOrder, RefundQuote } from '@/entities/orders/bigServiceOrder'
import { maskName } from '@/lib/masking'
import { fromCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { colors, createContext, picture, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { newId, org } from '../../system/rules/store'
import { type BigOrderRow, buildBigOrders, PAY_WITHIN, RIGHTS, type ServiceRow } from '../data/bigOrders'

const ORDERS = 400

export const bigOrders = seeded('big orders', () =>
  buildBigOrders(createContext(reference(), 20_240_822, 1), control.now(), org, ORDERS * control.volume()),
)
export const bigOrderById = (id: string): BigOrderRow | undefined => bigOrders().find((row) => row.id === id)

export interface Request {
  row: ServiceRow
  order: BigOrderRow
}
export const requests = (): Request[] =>
  bigOrders().flatMap((order) => order.services.map((row): Request => ({ row, order })))
export const requestById = (id: string): Request | undefined => requests().find(({ row }) => row.id === id)
export const openRequestOf = (order: BigOrderRow): ServiceRow | undefined =>
  order.services.find(({ status }) => status === bigServiceStatus.toReview || status === bigServiceStatus.failed)

/** Returns the refundable amount of an order in cents. The payment channel keeps no part of a deposit. */
export const refundable = ({ payCents, refundedCents }: BigOrderRow): number => payCents - refundedCents
export const quoteOf = (order: BigOrderRow): RefundQuote => ({
  orderId: order.id,
  payAmount: fromCents(order.payCents),
  refundedAmount: fromCents(order.refundedCents),
  feeAmount: fromCents(0),
  refundPayAmount: fromCents(refundable(order)),
})

export const bigOrderRow = ({
  payments: _payments,
  steps: _steps,
  services: _services,
  orderCents,
  payCents,
  refundedCents: _refunded,
  ...row
}: BigOrderRow): BigOrder => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as BigOrder),
  customerName: maskName(row.customerName),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
  orderAmount: fromCents(orderCents),
  payAmount: fromCents(payCents),
})

/** Builds the detail of a big order. For a dealer, `idNo` masks the identity number. */
export const bigOrderView = (row: BigOrderRow, idNo: (number: string) => string): BigOrderDetail => {
  const dealer = org.dealers.find(({ dealerCode }) => dealerCode === row.dealerCode)
  return {
    ...bigOrderRow(row),
    customerName: row.customerName,
    idNo: idNo(row.idNo),
    picture: picture(seriesName(row.seriesCode), colors[row.rightNames.length % colors.length] ?? colors[0], 480, 270),
    payDeadline: row.status === bigOrderStatus.unpaid ? formatTime((toMillis(row.createTime) ?? 0) + PAY_WITHIN) : '',
    dealerAddress: dealer?.address ?? '',
    dealerPhone: dealer?.salesPhone ?? '',
    rights: row.rightNames.map((rightName) => ({
      id: String(9001 + RIGHTS.findIndex((one) => one === rightName)),
      rightName,
      summary: '大定用户专享',
    })),
    payments: row.payments,
    services: row.services.map((one) => ({
      id: one.id,
      serviceNo: one.serviceNo,
      serviceType: one.serviceType,
      refundAmount: fromCents(one.refundCents),
      status: one.status,
      createTime: one.createTime,
    })),
    steps: row.steps,
  }
}

export const requestRow = ({
  row: { refundCents, actualCents, failReason: _fail, ...row },
  order,
}: Request): BigServiceOrder => ({
  // As above.
  ...(row as unknown as BigServiceOrder),
  orderNo: order.orderNo,
  customerName: maskName(order.customerName),
  phone: order.phone,
  seriesCode: order.seriesCode,
  seriesName: seriesName(order.seriesCode),
  dealerCode: order.dealerCode,
  dealerName: dealerName(order.dealerCode),
  payAmount: fromCents(order.payCents),
  refundAmount: fromCents(refundCents),
  actualAmount: actualCents === null ? '' : fromCents(actualCents),
})
export const requestView = (request: Request): BigServiceDetail => ({
  ...requestRow(request),
  customerName: request.order.customerName,
  order: bigOrderRow(request.order),
  failReason: request.row.failReason,
})

export const noteStep = (order: BigOrderRow, title: string, userName: string, now: number, remark = ''): void => {
  order.steps.unshift({ id: newId(), title, userName, createTime: formatTime(now), remark })
}
