import * as points from '@/api/members/points'
import { CHANGE_GROUPS, pointSide } from '@/entities/members/pointEnums'
import { type PointReport, pointReport, reportDimension } from '@/entities/members/pointReport'
import { enableStatus } from '@/entities/shared/enums'
import { exchange } from '../../commerce/calls/pointsExchange'
import { wireTime } from '../../core/context'
import { grouped } from '../../core/grouped'
import { on } from '../../core/dispatcher'
import { text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import { demand, demandPage } from '../../system/rules/access'
import { reportOf } from '../rules/pointReport'

const PAGE = '/setting/integralReport'
/** Days up to which the trend is by day. A longer one is by month. */
const MAX_DAYS = 92
const SUMS = ['earnPoints', 'usePoints', 'expirePoints', 'adjustPoints', 'balance'] as const

const listed = listOf(points.getReportByCondition)<PointReport>({
  sort: ['userCount', 'earnPoints', 'usePoints', 'expirePoints', 'adjustPoints', 'balance'],
  keepsOrder: true,
  order: ({ sortField }) => (sortField === undefined ? (a, b) => (a.dimCode < b.dimCode ? 1 : -1) : () => 0),
})
const paging = ({ pageNo, pageSize, sortField, sortOrder }: Record<string, unknown>) => ({
  pageNo,
  pageSize,
  sortField,
  sortOrder,
})
const dimensionOf = (input: Record<string, unknown>) => text(input.dimension) || reportDimension.day

on(points.getReport)((input, { user, now }) => {
  demandPage(user, PAGE)
  const { side, lines, rows, totalRow, previous, days } = reportOf(input, user, now)
  const sources = grouped(
    lines.filter(({ changeType }) => CHANGE_GROUPS.EARN.some((type) => type === changeType)),
    ({ source }) => source,
  )
  const { rule } = exchange()
  const sumsOf = (row: Pick<PointReport, (typeof SUMS)[number]>, name: (key: string) => string) =>
    Object.fromEntries(SUMS.flatMap((key) => (row[key] === null ? [] : [[name(key), row[key]]])))
  return {
    summary: {
      ...sumsOf(totalRow, (key) => key),
      ...sumsOf(previous, (key) => `previous${key.slice(0, 1).toUpperCase()}${key.slice(1)}`),
      ...(side === pointSide.app && rule?.status === enableStatus.enabled && totalRow.balance !== null
        ? { worth: Math.floor((totalRow.balance * 100) / rule.pointsPerYuan) }
        : {}),
    },
    trend: rows(days > MAX_DAYS ? reportDimension.month : reportDimension.day)
      .map(({ dimCode, ...row }) => ({ date: dimCode, ...row }))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    bySource: [...sources]
      .map(([name, of]) => ({ name, points: of.reduce((sum, line) => sum + line.points, 0) }))
      .toSorted((a, b) => b.points - a.points),
    asOf: wireTime(now),
  }
})
on(points.getReportByCondition)((input, { user, now }) => {
  demandPage(user, PAGE)
  const { rows, totalRow } = reportOf(input, user, now)
  return { ...listed.page(rows(dimensionOf(input)), paging(input)), totalRow, asOf: wireTime(now) }
})
on(points.exportReport)((input, { user, now }) => {
  demand(user, 'points.exportReport')
  return sheetOf(
    listed.exported(reportOf(input, user, now).rows(dimensionOf(input)), paging(input)),
    columnsOf(
      pointReport,
      ...(['dimName', 'userCount', 'earnPoints', 'usePoints', 'expirePoints', 'adjustPoints', 'netPoints'] as const),
      ...(['balance', 'useRate', 'momRate'] as const),
    ),
  )
})
