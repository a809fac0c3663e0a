import * as phev from '@/api/vehicle/phev'
import { phevStatus as states, phevTrace } from '@/entities/vehicle/phevTrace'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { columnsOf, sheetOf } from '../../core/sheet'
import type { UserRow } from '../../system/data/types'
import { demand, demandOnePage, seesRecord } from '../../system/rules/access'
import type { TraceRow } from '../data/traces'
import { isOverdue, traceDetail, traceRow, traces, traceStats, traceSums } from '../rules/traces'

const PAGES = ['/phev-report', '/paper/push-paper'] as const
const listed = listOf(phev.list)<TraceRow>({
  is: ['seriesCode', 'dealerCode', 'areaName', 'eventType', 'status'],
  like: ['packCode', 'makerName', 'vin'],
  between: ['eventDate', 'deadline'],
  sort: ['eventDate', 'deadline', 'reportTime'],
})

const tracesOf = (user: UserRow): TraceRow[] => traces().filter(seesRecord(user))

on(phev.list)((input, { user, now }) => {
  demandOnePage(user, PAGES)
  const rows = tracesOf(user)
  const today = wireTime(now).slice(0, 10)
  const groupBy = text(input.groupBy)
  if (groupBy === 'month' || groupBy === 'area' || groupBy === 'maker') {
    const stats = traceStats(listed.fitting(rows, input), groupBy, today)
    return { records: stats, total: stats.length } as never // the reply for this query
  }
  const found = listed.page(rows, input, traceRow)
  if ((integer(input.pageNo) ?? 1) > 1) return found
  // A tab sets a state and a deadline, which the figures beside it leave out.
  const open = input.scope === undefined ? input : { ...input, status: undefined, deadlineEnd: undefined }
  const fitting = listed.fitting(rows, open)
  const count = (...codes: number[]) => fitting.filter(({ status }) => codes.includes(status)).length
  const { dueCount, doneCount, doneRate } = traceSums(fitting, today)
  return {
    ...found,
    summary: {
      all: fitting.length,
      incomplete: count(states.incomplete),
      toReport: count(states.toReport),
      failed: count(states.failed),
      overdue: fitting.filter((row) => isOverdue(row, today)).length,
      dueCount,
      doneCount,
      doneRate,
    },
  }
})
on(phev.get)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return traceDetail(withId(tracesOf(user), id, '参数缺失或记录不存在，请从列表进入'))
})
on(phev.exportList)((input, { user }) => {
  demand(user, 'phev.exportList')
  return sheetOf(
    listed.exported(tracesOf(user), input).map(traceRow),
    columnsOf(
      phevTrace,
      ...(['vin', 'seriesName', 'packCode', 'batteryType', 'makerName', 'capacity', 'eventType', 'eventDate'] as const),
      ...(['dealerName', 'areaName', 'deadline', 'status', 'failReason', 'batchNo', 'reportTime'] as const),
    ),
  )
})
