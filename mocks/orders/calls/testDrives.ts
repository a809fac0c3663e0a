import { testDriveOrder } from '@/entities/orders/testDriveOrder'
import * as testDrive from '@/api/vehicle/testDrive'
import { on } from '../../core/dispatcher'
import { found, integer, text } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import type { UserRow } from '../../system/data/types'
import { areaOf } from '../../leads/rules/leads'
import { demand, demandOnePage } from '../../system/rules/access'
import type { TestDriveRow } from '../data/testDrives'
import { seesOrder } from '../rules/orders'
import { driveDetail, driveRow, testDrives } from '../rules/testDrives'

const PAGES = ['/drive-management/driveList', '/smallOrder/testDriveOrder']

const listed = listOf(testDrive.list)<TestDriveRow>({
  is: [
    'seriesCode',
    'dealerCode',
    'consultantId',
    'status',
    'source',
    { areaName: ({ dealerCode }) => areaOf(dealerCode) },
  ],
  like: ['orderNo', 'customerName', 'cityName', 'plate'],
  phone: ['phone'],
  between: ['appointTime'],
  sort: ['appointTime', 'startTime'],
})

/** Returns the test drives in a user's scope. A consultant also gets those without a consultant. */
const drivesOf = (user: UserRow) => {
  const sees = seesOrder(user)
  return testDrives().filter(({ dealerCode, consultantId }) =>
    sees({ dealerCode, consultantId: consultantId === '' ? undefined : consultantId }),
  )
}

const summaryOf = (rows: readonly TestDriveRow[]): Record<string, number> => {
  const counts: Record<string, number> = { all: rows.length }
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1
  const scores = rows.flatMap(({ score }) => score ?? [])
  if (scores.length > 0)
    counts.averageScore = Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10
  return counts
}
const daysOf = (rows: readonly TestDriveRow[]) => {
  const days = new Map<string, { date: string; counts: Record<string, number> }>()
  for (const { appointTime, status } of rows) {
    const date = appointTime.slice(0, 10)
    const day = days.get(date) ?? { date, counts: {} }
    day.counts[status] = (day.counts[status] ?? 0) + 1
    days.set(date, day)
  }
  return [...days.values()].toSorted((one, other) => (one.date < other.date ? -1 : 1))
}

on(testDrive.list)((input, { user }) => {
  demandOnePage(user, PAGES)
  const rows = drivesOf(user)
  const page = listed.page(rows, input, driveRow)
  if ((integer(input.pageNo) ?? 1) > 1) return { ...page, summary: {} }
  const counted = listed.fitting(rows, { ...input, status: undefined })
  return { ...page, summary: summaryOf(counted), days: daysOf(counted) }
})
on(testDrive.get)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return driveDetail(
    found(
      drivesOf(user).find((row) => row.id === text(id)),
      '参数缺失或记录不存在，请从列表进入',
    ),
  )
})
on(testDrive.exportList)((input, { user }) => {
  demand(user, 'testDrive.exportList')
  return sheetOf(
    listed.exported(drivesOf(user), input).map(driveRow),
    columnsOf(
      testDriveOrder,
      'orderNo',
      'customerName',
      'phone',
      'source',
      'seriesName',
      'modelName',
      'plate',
      'areaName',
      'dealerName',
      'cityName',
      'consultantName',
      'appointTime',
      'startTime',
      'status',
    ),
  )
})
