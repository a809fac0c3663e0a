import * as phev from '@/api/vehicle/phev'
import { phevStatus as states, phevTrace } from '@/entities/vehicle/phevTrace'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, text, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { sheetOf } from '../../core/sheet'
import { like } from '../../core/table'
import type { UserRow } from '../../system/data/types'
import { demand, demandPage, seesRecord } from '../../system/rules/access'
import type { TraceRow } from '../data/traces'
import { isOverdue, traceDetail, traceRow, traces, traceStats, traceSums } from '../rules/traces'
import { wordOf } from '../rules/words'

const PAGE = '/phev-report'
const listed = listOf(phev.list)<TraceRow>({
  is: ['seriesCode', 'dealerCode', 'areaName', 'eventType', 'status'],
  like: ['packCode', 'makerName'],
  between: ['eventDate', 'deadline'],
  where: {
    vin: (asked) => {
      const has = like(asked)
      return ({ vin }) => has(vin)
    },
  },
  sort: ['eventDate', 'deadline', 'reportTime'],
})

/** The traces in a user's scope. */
const tracesOf = (user: UserRow): TraceRow[] => traces().filter(seesRecord(user))

on(phev.list)((input, { user, now }) => {
  demandPage(user, PAGE)
  const rows = tracesOf(user)
  const today = wireTime(now).slice(0, 10)
  const groupBy = text(input.groupBy)
  if (groupBy === 'month' || groupBy === 'area' || groupBy === 'maker') {
    const stats = traceStats(listed.fitting(rows, input), groupBy, today)
    return { records: stats, total: stats.length } as never // what this question is answered with
  }
  const found = listed.page(rows, input, traceRow)
  if ((integer(input.pageNo) ?? 1) > 1) return found
  // A tab stands for a state and a deadline, which the figures beside it leave out.
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
  demandPage(user, PAGE)
  return traceDetail(withId(tracesOf(user), id, '参数缺失或记录不存在，请从列表进入'))
})
on(phev.exportList)((input, { user }) => {
  demand(user, 'phev.exportList')
  return sheetOf(listed.exported(tracesOf(user), input).map(traceRow), {
    VIN码: 'vin',
    车系: 'seriesName',
    电池包编码: 'packCode',
    电池类型: (row) => wordOf(phevTrace.batteryType, row.batteryType),
    电池企业: 'makerName',
    额定容量: 'capacity',
    溯源环节: (row) => wordOf(phevTrace.eventType, row.eventType),
    发生日期: 'eventDate',
    经销商: 'dealerName',
    大区: 'areaName',
    上报截止: 'deadline',
    上报状态: (row) => wordOf(phevTrace.status, row.status),
    失败原因: 'failReason',
    上报批次: 'batchNo',
    上报时间: 'reportTime',
  })
})
