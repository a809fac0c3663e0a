import { type PhevDetail, type PhevStat, phevStatus as states, type PhevTrace } from '@/entities/vehicle/phevTrace'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { dealerName, seriesName } from '../../leads/rules/leads'
import { org } from '../../system/rules/store'
import { buildTraces, logsOf, partsOf, type TraceRow } from '../data/traces'

const COUNT = 700

export const traces = seeded('traces', (): readonly TraceRow[] =>
  buildTraces(createContext(reference(), 20_261_130, 520_001), org, COUNT * control.volume()),
)

export const traceRow = ({ index: _index, ...row }: TraceRow): PhevTrace => ({
  // The data holds only the values of the enumerations.
  ...(row as unknown as PhevTrace),
  seriesName: seriesName(row.seriesCode),
  dealerName: dealerName(row.dealerCode),
})
export const traceDetail = (row: TraceRow): PhevDetail => ({
  ...traceRow(row),
  parts: partsOf(row),
  logs: logsOf(row),
  others: traces()
    .filter(({ id, packCode }) => packCode !== '' && packCode === row.packCode && id !== row.id)
    .map(traceRow)
    .map(({ id, eventType, eventDate, status }) => ({ id, eventType, eventDate, status })),
})

const OPEN: readonly number[] = [states.incomplete, states.toReport, states.reporting, states.failed]
export const isOverdue = ({ status, deadline }: TraceRow, today: string): boolean =>
  OPEN.includes(status) && deadline < today

/** Returns the counts of traces. Traces exempt from reporting do not count. */
export const traceSums = (rows: readonly TraceRow[], today: string) => {
  const due = rows.filter(({ status }) => status !== states.exempt)
  const count = (...codes: number[]) => due.filter(({ status }) => codes.includes(status)).length
  const doneCount = count(states.reported)
  return {
    dueCount: due.length,
    doneCount,
    failCount: count(states.failed),
    overdueCount: due.filter((row) => isOverdue(row, today)).length,
    doneRate: due.length === 0 ? null : Math.round((doneCount * 1000) / due.length) / 10,
  }
}

const KEYS = {
  month: ({ eventDate }: TraceRow) => eventDate.slice(0, 7),
  area: ({ areaName }: TraceRow) => areaName,
  maker: ({ makerName }: TraceRow) => makerName,
}
/** Returns the points of a chart: months in order, areas by rate, makers by count. */
export const traceStats = (rows: readonly TraceRow[], groupBy: keyof typeof KEYS, today: string): PhevStat[] => {
  const groups = new Map<string, TraceRow[]>()
  for (const row of rows) {
    const key = KEYS[groupBy](row)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const stats = [...groups].map(([key, those]) => ({ groupKey: key, groupName: key, ...traceSums(those, today) }))
  return stats.toSorted((a, b) =>
    groupBy === 'month'
      ? a.groupKey.localeCompare(b.groupKey)
      : groupBy === 'area'
        ? (a.doneRate ?? 0) - (b.doneRate ?? 0)
        : b.dueCount - a.dueCount,
  )
}
