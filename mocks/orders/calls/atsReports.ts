import * as ats from '@/api/orders/ats'
import { type AtsReportLine, atsReportLine, atsReportRow } from '@/entities/orders/atsReport'
import { dealerType } from '@/entities/shared/enums'
import { numbers } from '@/api/reply'
import { fromCents } from '@/lib/money'
import { formatTime } from '@/lib/time'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { paged } from '../../core/table'
import { Refusal } from '../../core/types'
import type { UserRow } from '../../system/data/types'
import { demand } from '../../system/rules/access'
import type { SaleRow } from '../data/sales'
import { type GroupBy, monthAfter, monthsOf, reportOf } from '../rules/saleReports'
import { allSales, countsSale } from '../rules/sales'

const GROUPS: readonly GroupBy[] = ['month', 'series', 'consultant', 'dealer', 'area']
const isMonth = (value: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value)
const MAX_MONTHS = 24

const asked = (input: Record<string, unknown>, user: UserRow, now: number) => {
  const today = formatTime(now, 'YYYY-MM-DD')
  const until = isMonth(text(input.endMonth)) ? text(input.endMonth) : today.slice(0, 7)
  const from = isMonth(text(input.startMonth)) ? text(input.startMonth) : `${today.slice(0, 4)}-01`
  if (monthsOf(from, until).length > MAX_MONTHS) throw new Refusal(400, '时间跨度不能超过24个月')
  const groupBy = GROUPS.find((one) => one === text(input.groupBy)) ?? 'month'
  if (user.dealerType > dealerType.area && (groupBy === 'dealer' || groupBy === 'area'))
    throw new Refusal(403, '没有访问权限')
  return reportOf(user, input, groupBy, from, from > until ? monthAfter(from, 0) : until, today)
}

on(ats.getReport)((input, { user, now }) => {
  const { records, summary, current } = asked(input, user, now)
  const field = text(input.sortField)
  const way = input.sortOrder === 'asc' ? 1 : -1
  const sorted = field
    ? records.toSorted((a, b) => way * (Number(Reflect.get(a, field) ?? -1) - Number(Reflect.get(b, field) ?? -1)))
    : records
  return { ...paged(sorted, input, (row) => row), summary: numbers(summary), current: numbers(current) }
})

const lineOf = (row: SaleRow): AtsReportLine =>
  // The data holds only the values of the enumerations.
  ({
    id: row.id,
    atsNo: row.atsNo,
    areaName: row.areaName,
    provinceCode: row.provinceCode,
    provinceName: row.provinceName,
    cityCode: row.cityCode,
    cityName: row.cityName,
    dealerCode: row.dealerCode,
    dealerName: row.dealerName,
    consultantId: row.consultantId,
    consultantName: row.consultantName,
    seriesCode: row.seriesCode,
    seriesName: row.seriesName,
    modelName: row.modelName,
    vin: row.vin,
    saleType: row.saleType,
    payType: row.payType,
    dealPrice: row.dealCents ? fromCents(row.dealCents) : '',
    invoiceDate: row.invoiceDate,
    saleDate: row.saleDate,
    status: row.status,
    transferred: row.transferTime ? 1 : 0,
    confirmTime: row.confirmTime,
  }) as AtsReportLine // As above.

const lines = listOf(ats.getReportDetail)<SaleRow>({
  is: [
    'areaName',
    'dealerCode',
    'provinceCode',
    'cityCode',
    'consultantId',
    'seriesCode',
    'saleType',
    'payType',
    'status',
    { transferred: ({ transferTime }) => (transferTime ? 1 : 0) },
  ],
  between: ['saleDate', 'invoiceDate'],
  like: ['consultantName'],
  where: {
    vin: (wanted) => {
      const vin = text(wanted).toUpperCase()
      return (row) => vin === '' || (vin.length === 6 ? row.vin.endsWith(vin) : row.vin === vin)
    },
  },
  sort: ['saleDate', 'invoiceDate', 'confirmTime', { dealPrice: ({ dealCents }) => dealCents }],
})
/** Returns the sales counted for a user. Scope `hq` is refused outside headquarters and sales areas. */
const inSight = (user: UserRow, scope: unknown): SaleRow[] => {
  if (scope === 'hq' && user.dealerType > dealerType.area) throw new Refusal(403, '没有访问权限')
  return allSales().filter(countsSale(user))
}

on(ats.getReportDetail)((input, { user }) => {
  const rows = inSight(user, input.scope)
  const fitting = lines.fitting(rows, input)
  const cents = fitting.reduce((sum, row) => sum + row.dealCents, 0)
  const summary = {
    count: fitting.length,
    amount: Number(fromCents(cents)),
    ...(fitting.length ? { average: Number(fromCents(Math.round(cents / fitting.length))) } : {}),
  }
  return { ...lines.page(rows, input, lineOf), summary }
})

on(ats.exportReport)((input, { user, now }) => {
  demand(user, 'ats.exportReport')
  if (input.type === 'detail')
    return sheetOf(lines.exported(inSight(user, input.scope), input), {
      ...columnsOf(
        atsReportLine,
        'atsNo',
        'areaName',
        'provinceName',
        'cityName',
        'dealerName',
        'consultantName',
        'seriesName',
        'modelName',
        'vin',
      ),
      成交价: (row) => (row.dealCents ? fromCents(row.dealCents) : ''),
      ...columnsOf(atsReportLine, 'invoiceDate', 'saleDate', 'status', 'confirmTime'),
    })
  const { records } = asked(input, user, now)
  return sheetOf(
    records,
    columnsOf(
      atsReportRow,
      'groupName',
      'targetCount',
      'saleCount',
      'finishRate',
      'retailCount',
      'keyCount',
      'secondCount',
      'voidCount',
      'transferCount',
      'infoRate',
    ),
  )
})
