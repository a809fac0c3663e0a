import { type AfterSaleConfig, returnFreight } from '@/entities/commerce/afterSaleConfig'
import { addressType } from '@/entities/commerce/shopAddress'
import {
  type AfterSaleDetail,
  afterSaleType,
  shopAfterSaleStatus as states,
  type ShopAfterSale,
} from '@/entities/commerce/shopAfterSale'
import type { Trace } from '@/entities/commerce/shopPackage'
import { fromCents, toCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { found, text } from '../../core/input'
import { Refusal } from '../../core/types'
import { newId } from '../../system/rules/store'
import { type AfterSaleRow, buildAfterSale } from '../data/afterSales'
import { addressById, addresses } from './addresses'
import { carrierByCode } from './carriers'
import {
  endCase,
  logOrder,
  MOVED,
  openCase,
  orderCaseSeeds,
  type Pieces,
  refund,
  refundable,
  shopOrderById,
} from './shopOrders'
import { supplierName } from './suppliers'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Time the payment provider takes to refund, in ms. */
const PAYING_MS = 60_000
const GONE = '参数缺失或记录不存在，请从列表进入'

export const afterSaleConfig = seeded('afterSaleConfig', (): AfterSaleConfig => ({
  id: '1',
  payMinutes: 30,
  receiveDays: 10,
  afterSaleDays: 7,
  auditHours: 48,
  autoAgree: 1,
  returnDays: 7,
  returnReceiveDays: 7,
  autoRefundAmount: '0.00',
  returnFreight: returnFreight.byFault,
  typeFlags: [afterSaleType.refundOnly, afterSaleType.returnRefund, afterSaleType.exchange],
  hotline: '400-820-5566',
  guide: '签收后 7 天内，商品完好可申请退换；质量问题运费由商家承担。',
  updateBy: '商城运营',
  updateTime: wireTime(reference() - 30 * DAY),
}))

/**
 * Returns the id of the return address of a supplier: its default, otherwise any of its own, otherwise the platform's
 * default.
 */
const returnAddressOf = (supplierId: string): string => {
  const takes = addresses().filter((row) => row.addressType !== addressType.send)
  const own = takes.filter((row) => row.supplierId === supplierId)
  const isDefault = (row: (typeof takes)[number]) => row.defaultReturn === 1
  return (own.find(isDefault) ?? own[0] ?? takes.find((row) => row.supplierId === '' && isDefault(row)))?.id ?? ''
}

const made = seeded('afterSales', () => {
  const context = createContext(reference(), 20_241_205, 1)
  return orderCaseSeeds()
    .map((seed, index) => {
      const order = shopOrderById(seed.orderId)
      const supplierId = order.items.find(({ itemId }) => itemId === seed.itemId)?.supplierId ?? ''
      return buildAfterSale(context, control.now(), order, seed, index, returnAddressOf(supplierId))
    })
    .toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1))
})

const stamp = () => formatTime(control.now())
const log = (row: AfterSaleRow, action: string, createBy: string, side: string, content = '') => {
  row.logs.unshift({ id: newId(), action, content, createBy, createTime: stamp(), side })
}
const moveTo = (row: AfterSaleRow, status: number, endsIn?: number) => {
  row.status = status
  row.since = stamp()
  row.deadline = endsIn === undefined ? '' : wireTime(control.now() + endsIn)
  if (status === states.done || status === states.refused || status === states.withdrawn) row.finishTime = stamp()
}
const end = (row: AfterSaleRow, status: number) => {
  endCase(shopOrderById(row.orderId), row.pieces)
  moveTo(row, status)
}

/** Moves a case on to its refund. An amount up to the automatic limit is paid without approval. */
const toRefund = (row: AfterSaleRow) => {
  moveTo(row, states.toRefund)
  if (row.refundCents <= row.autoRefundCents && row.autoRefundCents > 0) pay(row, '系统', 'server', '')
}
const pay = (row: AfterSaleRow, by: string, side: string, remark: string) => {
  // A retry keeps the refund number, so that nothing is paid twice.
  row.refundNo ||= `RF${newId().slice(-10)}`
  row.failReason = ''
  moveTo(row, states.refunding)
  log(row, '发起退款', by, side, remark)
}
const agree = (row: AfterSaleRow, addressId: string, by: string, side: string, remark: string) => {
  if (row.afterSaleType === afterSaleType.refundOnly) toRefund(row)
  else {
    row.addressId = addressId
    moveTo(row, states.toReturn, row.returnDays * DAY)
  }
  log(row, '同意申请', by, side, remark)
}
const receive = (row: AfterSaleRow, by: string, side: string, remark: string) => {
  log(row, '确认收货', by, side, remark)
  toRefund(row)
}

/** Applies the transitions due after a deadline has passed or the payment provider has responded. */
const settle = (row: AfterSaleRow) => {
  const now = control.now()
  const isLate = row.deadline !== '' && (toMillis(row.deadline) ?? now) < now
  if (row.status === states.applied && isLate && row.autoAgree === 1)
    agree(row, returnAddressOf(supplierOf(row)), '系统', 'server', '超时未处理，自动同意')
  else if (row.status === states.toReturn && isLate) {
    end(row, states.withdrawn)
    log(row, '撤销申请', '系统', 'server', '买家超时未寄回')
  } else if (row.status === states.returning && isLate && row.afterSaleType === afterSaleType.returnRefund)
    receive(row, '系统', 'server', '超时自动确认收货')
  else if (row.status === states.refunding && now - (toMillis(row.since) ?? now) > PAYING_MS) {
    const order = shopOrderById(row.orderId)
    endCase(order, row.pieces)
    const max = refundable(order, row.pieces)
    refund(order, row.pieces, Math.min(row.refundCents, max.cents), Math.min(row.refundPoints, max.points))
    logOrder(order, '售后退款', `售后单 ${row.afterSaleNo} 退款¥${fromCents(row.refundCents)}`, '系统')
    moveTo(row, states.done)
    log(row, '售后完成', '系统', 'server')
  }
}

/** Returns all cases, moved on to the current time. */
export const afterSales = (): AfterSaleRow[] => {
  const rows = made()
  rows.forEach(settle)
  return rows
}
export const afterSaleById = (id: unknown): AfterSaleRow =>
  found(
    afterSales().find((row) => row.id === text(id)),
    GONE,
  )
const demandState = (row: AfterSaleRow, ...of: number[]) => {
  if (!of.includes(row.status)) throw new Refusal(400, MOVED)
}

/** Agrees to an application. Goods to be returned need an address that accepts returns. */
export const agreeCase = (row: AfterSaleRow, addressId: string, by: string, remark: string): void => {
  demandState(row, states.applied)
  if (row.afterSaleType !== afterSaleType.refundOnly) {
    const address = addressById(addressId)
    if (!address || address.addressType === addressType.send)
      throw new Refusal(400, '请选择退货地址', 200, { addressId: '请选择退货地址' })
  }
  agree(row, addressId, by, 'shop', remark)
}
/** Refuses an application or damaged returned goods. The pieces become free for other cases. */
export const refuseCase = (row: AfterSaleRow, reason: number, by: string, remark: string): void => {
  demandState(row, states.applied, states.returning)
  row.refuseReason = reason
  row.remark = remark
  end(row, states.refused)
  log(row, '拒绝申请', by, 'shop', remark)
}
/** Confirms the receipt of returned goods. A refund is paid next, an exchange is sent. */
export const receiveCase = (
  row: AfterSaleRow,
  parcel: { logisticsCode: string; trackingNo: string },
  by: string,
  remark: string,
): void => {
  demandState(row, states.returning)
  if (row.afterSaleType !== afterSaleType.exchange) return receive(row, by, 'shop', remark)
  row.resendCode = parcel.logisticsCode
  row.resendNo = parcel.trackingNo
  end(row, states.resent)
  log(row, '确认收货', by, 'shop', remark)
  log(row, '换货发出', by, 'shop', parcel.trackingNo)
}
/**
 * Pays a refund, limited to the requested amount and to the unrefunded part of the payment. A failed refund can only
 * be repeated with the same amount.
 */
export const refundCase = (row: AfterSaleRow, cents: number, points: number, by: string, remark: string): void => {
  demandState(row, states.toRefund, states.failed)
  const max = mostOf(row)
  const isAgain = row.status === states.failed
  if (cents > max.cents || cents < 0 || (cents === 0 && max.cents > 0) || (isAgain && cents !== row.refundCents))
    throw new Refusal(400, `退款金额须大于0，且不超过¥${fromCents(max.cents)}`)
  if (points > max.points || points < 0) throw new Refusal(400, `退还积分不能超过${max.points}`)
  row.refundCents = cents
  row.refundPoints = points
  row.remark = remark || row.remark
  pay(row, by, 'shop', remark)
}

/** Returns the limit of the refund: the smaller of the requested amount and the refundable part of the order. */
const mostOf = (row: AfterSaleRow): { cents: number; points: number } => {
  const left = refundable(shopOrderById(row.orderId), row.pieces)
  return { cents: Math.min(row.refundCents, left.cents), points: Math.min(row.refundPoints, left.points) }
}

export const applyCase = (
  of: Pick<AfterSaleRow, 'orderId' | 'pieces' | 'afterSaleType' | 'source' | 'reason' | 'description' | 'images'> & {
    refundCents: number
    refundPoints: number
  },
  by: string,
): AfterSaleRow => {
  const order = shopOrderById(of.orderId)
  const max = refundable(order, of.pieces)
  const isExchange = of.afterSaleType === afterSaleType.exchange
  if (!isExchange && (of.refundCents > max.cents || of.refundCents < 0))
    throw new Refusal(400, `退款金额须大于0，且不超过¥${fromCents(max.cents)}`)
  if (of.refundPoints > max.points) throw new Refusal(400, `退还积分不能超过${max.points}`)
  openCase(order, of.pieces)
  const rules = afterSaleConfig()
  const id = newId()
  const row: AfterSaleRow = {
    ...of,
    refundCents: isExchange ? 0 : of.refundCents,
    refundPoints: isExchange ? 0 : of.refundPoints,
    id,
    afterSaleNo: `AS${stamp().slice(0, 10).replaceAll('-', '')}${id.slice(-5)}`,
    addressId: '',
    returnName: '',
    returnNo: '',
    resendCode: '',
    resendNo: '',
    refuseReason: 0,
    remark: '',
    deadline: wireTime(control.now() + rules.auditHours * HOUR),
    refundNo: '',
    failReason: '',
    status: states.applied,
    createTime: stamp(),
    since: stamp(),
    finishTime: '',
    auditHours: rules.auditHours,
    autoAgree: rules.autoAgree,
    returnDays: rules.returnDays,
    returnReceiveDays: rules.returnReceiveDays,
    autoRefundCents: toCents(rules.autoRefundAmount) ?? 0,
    logs: [],
  }
  log(row, '提交申请', by, 'shop', of.description)
  made().unshift(row)
  return row
}

const itemOf = (row: AfterSaleRow) => {
  const order = shopOrderById(row.orderId)
  return order.items.find(({ itemId }) => itemId === row.pieces[0]?.itemId)
}
export const supplierOf = (row: AfterSaleRow): string => itemOf(row)?.supplierId ?? ''
const sumOf = (pieces: readonly Pieces[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

export const afterSaleView = (row: AfterSaleRow): Omit<ShopAfterSale, 'ahead'> => {
  const order = shopOrderById(row.orderId)
  const item = itemOf(row)
  const { pieces, refundCents, resendCode, logs: _logs, autoRefundCents: _auto, ...rest } = row
  return {
    // The data holds only the values of the enumerations.
    ...(rest as unknown as ShopAfterSale),
    orderNo: order.orderNo,
    nickname: order.nickname,
    phone: order.phone,
    goodsName: item?.goodsName ?? '',
    goodsCode: item?.goodsCode ?? '',
    cover: item?.cover ?? '',
    skuName: item?.skuName ?? '',
    quantity: sumOf(pieces),
    supplierId: item?.supplierId ?? '',
    supplierName: supplierName(item?.supplierId ?? ''),
    refundAmount: fromCents(refundCents),
    maxAmount: fromCents(mostOf(row).cents),
    addressName: addressById(row.addressId)?.addressName ?? '',
    resendName: carrierByCode(resendCode)?.logisticsName ?? '',
  }
}

const tracesOf = (trackingNo: string, from: string): Trace[] => {
  const start = toMillis(from)
  if (!trackingNo || start === undefined) return []
  const way: readonly (readonly [hours: number, place: string, content: string])[] = [
    [0, '杭州市', '快件已揽收'],
    [6, '杭州转运中心', '快件已发往上海市'],
    [20, '上海转运中心', '快件到达转运中心'],
  ]
  return way
    .map(([hours, place, content]) => ({ millis: start + hours * HOUR, place, content }))
    .filter(({ millis }) => millis <= control.now())
    .map(({ millis, ...node }) => ({ ...node, time: wireTime(millis) }))
    .toReversed()
}

export const afterSaleDetail = (row: AfterSaleRow): Omit<AfterSaleDetail, 'ahead'> => {
  const address = addressById(row.addressId)
  return {
    ...afterSaleView(row),
    returnAddress: address
      ? [
          address.provinceName,
          address.cityName,
          address.countyName,
          address.address,
          address.contactName,
          address.phone,
        ]
          .filter(Boolean)
          .join(' ')
      : '',
    returnTraces: tracesOf(row.returnNo, row.logs.find(({ action }) => action === '寄回商品')?.createTime ?? row.since),
    resendTraces: tracesOf(row.resendNo, row.since),
    logs: row.logs.map((one) => ({ ...one })),
  }
}
