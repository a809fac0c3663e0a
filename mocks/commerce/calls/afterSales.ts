import * as shopOrders from '@/api/commerce/shopOrders'
import { afterSaleConfig as configEntity } from '@/entities/commerce/afterSaleConfig'
import { isYes } from '@/entities/field'
import { goodsType, shopOrderStatus } from '@/entities/commerce/shared'
import {
  afterSaleRefuseReason,
  afterSaleSource,
  afterSaleType,
  shopAfterSaleStatus as states,
} from '@/entities/commerce/shopAfterSale'
import type { UserRow } from '../../system/data/types'
import { isHeadquarters } from '@/session/identity'
import { prop } from '@/lib/json'
import { toCents } from '@/lib/money'
import { formatTime, toMillis } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, text, texts } from '../../core/input'
import { listOf } from '../../core/list'
import { Refusal } from '../../core/types'
import { demand, demandOnePage } from '../../system/rules/access'
import type { AfterSaleRow } from '../data/afterSales'
import { demandSpan } from '../rules/spans'
import { isReason } from '../rules/reasons'
import {
  afterSaleById,
  afterSaleConfig,
  afterSaleDetail,
  afterSales,
  afterSaleView,
  agreeCase,
  applyCase,
  receiveCase,
  refundCase,
  refuseCase,
  supplierOf,
} from '../rules/afterSales'
import { carrierByCode } from '../rules/carriers'
import { shopOrderById } from '../rules/shopOrders'

const LIST = '/order-management-shop/aftersale-management'
const ORDER = '/order-management-shop/order-management'
const DAY = 86_400_000
const URGENT_MS = 4 * 3_600_000

const orderOf = (row: AfterSaleRow) => shopOrderById(row.orderId)
const listed = listOf(shopOrders.listAfterSales)<AfterSaleRow>({
  is: ['id', 'status', 'afterSaleType', 'reason', 'orderId', { supplierId: supplierOf }],
  like: [
    'afterSaleNo',
    { orderNo: (row) => orderOf(row).orderNo },
    { goodsName: (row) => orderOf(row).items.map(({ goodsName }) => goodsName) },
  ],
  phone: [{ phone: (row) => orderOf(row).phone }],
  between: ['createTime'],
  // Cases without a deadline sort as the latest.
  sort: ['createTime', { deadline: (row) => row.deadline || '9' }],
})
const STATES = Object.values(states).filter((code) => typeof code === 'number')

/**
 * Rejects users outside headquarters: after-sales cases are visible to headquarters only, in the list and beside the
 * order.
 */
const demandReader = (user: UserRow, ...pages: string[]) => {
  demandOnePage(user, pages)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有访问权限')
}
const isUrgent = (now: number) => (row: AfterSaleRow) =>
  row.deadline !== '' && (toMillis(row.deadline) ?? now) - now < URGENT_MS
on(shopOrders.listAfterSales)((input, { user, now }) => {
  demandReader(user, LIST, ORDER)
  demandSpan(input.createTimeStart, input.createTimeEnd)
  const rows = integer(input.urgent) === 1 ? afterSales().filter(isUrgent(now)) : afterSales()
  const counts = listed.counts(rows, input, 'status', STATES)
  return {
    ...listed.page(rows, input, afterSaleView),
    summary: { ...counts, all: Object.values(counts).reduce((sum, one) => sum + one, 0) },
    serverTime: formatTime(now),
  } as never // Sent with the server's clock, which the client removes.
})
on(shopOrders.getAfterSale)(({ id }, { user, now }) => {
  demandReader(user, LIST)
  return { ...afterSaleDetail(afterSaleById(id)), serverTime: formatTime(now) } as never // as above
})

const demandDesk = (user: UserRow, permission: string) => {
  demand(user, permission)
  if (!isHeadquarters(user)) throw new Refusal(403, '没有操作权限')
}
const remarkOf = (input: { remark?: unknown }, needed = false): string => {
  const remark = text(input.remark)
  refuseFields({
    remark:
      needed && [...remark].length < 5
        ? '请填写原因（5-200字）'
        : [...remark].length > 200
          ? '备注最多200个字符'
          : undefined,
  })
  return remark
}
on(shopOrders.agreeAfterSale)((input, { user }) => {
  demandDesk(user, 'shopOrders.agreeAfterSale')
  agreeCase(afterSaleById(input.id), text(input.addressId), user.nickname, remarkOf(input))
})
on(shopOrders.refuseAfterSale)((input, { user }) => {
  demandDesk(user, 'shopOrders.refuseAfterSale')
  const row = afterSaleById(input.id)
  const reason = integer(input.refuseReason) ?? 0
  refuseFields({
    refuseReason: isReason('afterSaleRefuseReason', reason) ? undefined : '请选择拒绝原因',
    images: row.status === states.returning && texts(input.images).length === 0 ? '请上传凭证' : undefined,
  })
  refuseCase(row, reason, user.nickname, remarkOf(input, reason === afterSaleRefuseReason.other))
})
on(shopOrders.confirmReceiving)((input, { user }) => {
  demandDesk(user, 'shopOrders.confirmReceiving')
  const row = afterSaleById(input.id)
  const parcel = { logisticsCode: text(input.logisticsCode), trackingNo: text(input.trackingNo) }
  if (row.afterSaleType === afterSaleType.exchange)
    refuseFields({
      logisticsCode: carrierByCode(parcel.logisticsCode) ? undefined : '请选择物流公司',
      trackingNo: /^[0-9A-Za-z]{8,30}$/.test(parcel.trackingNo) ? undefined : '物流单号须为8-30位字母或数字',
    })
  receiveCase(row, parcel, user.nickname, remarkOf(input))
})
on(shopOrders.agreeRefund)((input, { user }) => {
  demandDesk(user, 'shopOrders.agreeRefund')
  const row = afterSaleById(input.id)
  const cents = toCents(text(input.refundAmount)) ?? -1
  refundCase(row, cents, integer(input.refundPoints) ?? 0, user.nickname, remarkOf(input, cents < row.refundCents))
})

/**
 * True while after-sales may be applied for: always before an order is completed, and afterwards for the days in the
 * rules or until the extended date.
 */
const isInTime = (order: ReturnType<typeof shopOrderById>, now: number): boolean => {
  if (order.status !== shopOrderStatus.done) return true
  if (isYes(order.supportAfterSales) && formatTime(now, 'YYYY-MM-DD') <= text(order.supportUntil)) return true
  return now <= (toMillis(order.finishTime) ?? 0) + afterSaleConfig().afterSaleDays * DAY
}
on(shopOrders.applyAfterSale)((input, { user, now }) => {
  demandDesk(user, 'shopOrders.applyAfterSale')
  const order = shopOrderById(text(input.orderId))
  const type = integer(input.afterSaleType) ?? 0
  const [reason, words, images] = [integer(input.reason) ?? 0, text(input.description), texts(input.images)]
  const isRefundOnly = order.status === shopOrderStatus.toDeliver || order.orderType !== goodsType.physical
  const pieces = (Array.isArray(input.items) ? input.items : []).map((one: unknown) => ({
    itemId: text(prop(one, 'itemId')),
    quantity: integer(prop(one, 'quantity')) ?? 0,
  }))
  refuseFields({
    afterSaleType:
      !afterSaleConfig().typeFlags.some((flag) => Number(flag) === type) ||
      (isRefundOnly && type !== afterSaleType.refundOnly)
        ? '不支持该售后类型'
        : undefined,
    reason: isReason('afterSaleReason', reason) ? undefined : '请选择售后原因',
    description: [...words].length < 5 || [...words].length > 500 ? '问题描述长度须为5-500个字符' : undefined,
    images: images.length > 6 ? '最多6张图片' : undefined,
  })
  if (pieces.length === 0) throw new Refusal(400, '请选择商品')
  if (!isInTime(order, now)) throw new Refusal(400, '已超过售后期限')
  const { id } = applyCase(
    {
      orderId: order.id,
      pieces,
      // The values were checked above.
      afterSaleType: type as AfterSaleRow['afterSaleType'],
      source: afterSaleSource.desk,
      reason: reason as AfterSaleRow['reason'], // as above
      description: words,
      images,
      refundCents: toCents(text(input.refundAmount)) ?? 0,
      refundPoints: integer(input.refundPoints) ?? 0,
    },
    user.nickname,
  )
  return { id }
})

on(shopOrders.getAfterSaleConfig)((_, { user }) => {
  demandReader(user, LIST, ORDER)
  return afterSaleConfig()
})
const WHOLE = ['payMinutes', 'receiveDays', 'afterSaleDays', 'auditHours', 'returnDays', 'returnReceiveDays'] as const
on(shopOrders.saveAfterSaleConfig)((input, { user, now }) => {
  demandDesk(user, 'shopOrders.saveAfterSaleConfig')
  const wrong = (key: (typeof WHOLE)[number]) => {
    const { min = 0, max = 0 } = configEntity[key]
    const value = integer(input[key])
    return value === undefined || value < min || value > max ? `须为${min}-${max}的整数` : undefined
  }
  const cents = toCents(text(input.autoRefundAmount))
  const types = texts(input.typeFlags).map(Number)
  refuseFields({
    ...Object.fromEntries(WHOLE.map((key) => [key, wrong(key)])),
    autoRefundAmount: cents === undefined || cents < 0 || cents > 50_000 ? '免审退款上限须为0-500' : undefined,
    typeFlags: types.length === 0 ? '请至少选择一种售后类型' : undefined,
    guide: [...text(input.guide)].length > 500 ? '售后说明最多500个字符' : undefined,
  })
  Object.assign(afterSaleConfig(), input, { updateBy: user.nickname, updateTime: formatTime(now) })
})
