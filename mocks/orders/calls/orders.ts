import { customerOrder } from '@/entities/orders/customerOrder'
import * as orders from '@/api/orders/orders'
import { customerOrderStatus } from '@/entities/orders/orderEnums'
import type { TaxRate } from '@/entities/orders/taxRate'
import { isHeadquarters } from '@/session/identity'
import { formatTime, inZone } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { integer, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { Refusal } from '../../core/types'
import { areaOf } from '../../leads/rules/leads'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, demandPage } from '../../system/rules/access'
import { newId } from '../../system/rules/store'
import type { CustomerOrderRow } from '../data/customerOrders'
import type { DmsOrderRow } from '../data/dmsOrders'
import {
  customerOrders,
  dmsOrders,
  dmsRow,
  dmsView,
  maskedRow,
  orderRow,
  orderView,
  seesOrder,
  setTaxRates,
  taxRates,
} from '../rules/orders'

const HQ = '/order-management/orderHeadquarter'
const DEALER = '/order-management/orderDealer'
const DMS = ['/order-management/dealerHeadquarter', '/order-management/dealerDealer']
const GONE = '参数缺失或记录不存在，请从列表进入'
const CODES = customerOrderStatus.options.map(({ value }) => value)

const listed = listOf(orders.list)<CustomerOrderRow>({
  is: ['seriesCode', 'dealerCode', 'consultantId', 'status', { areaName: (row) => areaOf(row.dealerCode) }],
  like: ['orderNo', 'customerName'],
  phone: ['phone'],
  where: {
    vin: (asked) => (row) => text(asked) === '' || row.vin.endsWith(text(asked).toUpperCase()),
  },
  between: ['createTime'],
  sort: ['createTime', { dealPrice: (row) => row.dealCents }, { paidAmount: (row) => row.paidCents }],
})

const summaryOf = (rows: readonly CustomerOrderRow[], input: Record<string, unknown>) => {
  const counts = listed.counts(rows, input, 'status', CODES)
  return { ...counts, all: Object.values(counts).reduce((sum, one) => sum + one, 0) }
}
const inScope = (user: UserRow): CustomerOrderRow[] => customerOrders().filter(seesOrder(user))

on(orders.list)((input, { user }) => {
  demandPage(user, HQ)
  const rows = inScope(user)
  return { ...listed.page(rows, input, maskedRow), summary: summaryOf(rows, input) }
})
on(orders.exportList)((input, { user }) => {
  demand(user, 'orders.exportList')
  return sheetOf(
    listed.exported(inScope(user), input).map(maskedRow),
    columnsOf(
      customerOrder,
      'orderNo',
      'customerName',
      'phone',
      'seriesName',
      'modelName',
      'dealPrice',
      'paidAmount',
      'areaName',
      'dealerName',
      'consultantName',
      'status',
      'createTime',
    ),
  )
})
on(orders.listDealer)((input, { user }) => {
  demandPage(user, DEALER)
  if (isHeadquarters(user) && text(input.dealerCode) === '') throw new Refusal(400, '请选择经销商')
  const rows = inScope(user)
  return { ...listed.page(rows, input, orderRow), summary: summaryOf(rows, input) }
})

const found = (id: string, user: UserRow) => {
  const row = customerOrders().find((one) => one.id === id)
  if (!row || !seesOrder(user)(row)) throw new Refusal(404, GONE)
  return orderView(row)
}
on(orders.get)(({ id }, { user }) => {
  demandPage(user, HQ)
  return found(text(id), user)
})
on(orders.getDealer)(({ id }, { user }) => {
  demandOnePage(user, [HQ, DEALER])
  return found(text(id), user)
})

const dmsListed = listOf(orders.listDms)<DmsOrderRow>({
  is: [
    'orderType',
    'seriesCode',
    'dealerCode',
    'secondDealerCode',
    'fundType',
    'status',
    { areaName: (row) => areaOf(row.dealerCode) },
  ],
  like: ['orderNo'],
  between: ['createTime'],
  where: {
    orderMonthStart: (asked) => (row) => text(asked) === '' || row.orderMonth >= text(asked).slice(0, 7),
    orderMonthEnd: (asked) => (row) => text(asked) === '' || row.orderMonth <= text(asked).slice(0, 7),
  },
  sort: ['createTime', { totalAmount: (row) => row.totalCents }, 'expectDate'],
})
on(orders.listDms)((input, { user, now }) => {
  demandOnePage(user, DMS)
  const half = 1_800_000
  return {
    ...dmsListed.page(dmsOrders().filter(seesOrder(user)), input, dmsRow),
    syncTime: formatTime(Math.floor(now / half) * half),
  }
})
on(orders.getDms)(({ id }, { user }) => {
  demandOnePage(user, DMS)
  const row = dmsOrders().find((one) => one.id === text(id))
  if (!row || !seesOrder(user)(row)) throw new Refusal(404, GONE)
  return dmsView(row)
})

on(orders.getTaxRate)((_, { user }) => {
  demandPage(user, HQ)
  return taxRates()
})

const keyOf = (row: Pick<TaxRate, 'taxType' | 'energyType' | 'startTime'>) =>
  [row.taxType, row.energyType, row.startTime].join(' ')

on(orders.saveTaxRate)((input, { user, now }) => {
  demand(user, 'orders.saveTaxRate')
  const today = inZone(now).format('YYYY-MM-DD')
  const items = Array.isArray(input.items) ? input.items : []
  const next = items.map((item): TaxRate => {
    const rate = Number(item.rate)
    if (text(item.rate) === '' || !(rate >= 0 && rate <= 100) || !/^\d+(\.\d{1,2})?$/.test(text(item.rate)))
      throw new Refusal(400, '税率须为0-100，最多两位小数')
    const startTime = text(item.startTime).slice(0, 10)
    const before = taxRates().find(({ id }) => id === text(item.id))
    const row = {
      id: before?.id ?? newId(),
      taxType: (integer(item.taxType) ?? 1) as 1, // One of the codes.
      energyType: (integer(item.energyType) ?? 0) as 0, // One of the codes.
      rate,
      startTime,
      remark: text(item.remark),
      updateBy: user.nickname,
      updateTime: formatTime(now),
    }
    const isSame =
      before !== undefined && keyOf(before) === keyOf(row) && before.rate === rate && before.remark === row.remark
    if (isSame) return before
    if (before !== undefined && before.startTime <= today) throw new Refusal(400, '已生效的税率不能修改')
    if (startTime <= today) throw new Refusal(400, '新税率最早从明天起生效')
    return row
  })
  if (new Set(next.map(keyOf)).size < next.length) throw new Refusal(400, '税率配置不能重复')
  const kept = new Set(next.map(({ id }) => id))
  if (taxRates().some(({ id, startTime }) => startTime <= today && !kept.has(id)))
    throw new Refusal(400, '已生效的税率不能删除')
  setTaxRates(next)
  return {}
})
