import { useMemo } from 'react'
import * as pointTasks from '@/api/members/pointTasks'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { pointTaskRecord as fields, type PointTaskRecord } from '@/entities/members/pointTaskRecord'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { openDays } from '@/kit/chart/days'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { plain, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { taskFilter } from './StaffTasks'

const SORT = { field: 'createTime', order: 'desc' } as const
const DEFAULTS = { createTime: 'last30' }
const nameOf = (row: PointTaskRecord) => row.recordId

const filtersFor = (viewer: Viewer, taskId: string | undefined) => [
  ...(taskId === undefined ? [taskFilter(fields.taskId.key)] : []),
  containsFilter(fields.userName),
  phoneFilter(fields.phone),
  fields.status,
  ...dealerFiltersFor(viewer),
  ...(taskId === undefined ? [containsFilter(fields.roleName), containsFilter(fields.bizNo)] : []),
  spanFilter(fields.createTime),
]
const columnsFor = (taskId: string | undefined): ColumnOf<PointTaskRecord>[] => [
  { field: fields.recordId, width: 190 },
  {
    field: fields.status,
    width: 96,
    cell: (row) => <StatusTag field={fields.status} value={row.status} note={plain(row.failReason) || undefined} />,
  },
  ...(taskId === undefined
    ? [{ field: fields.taskName, width: 150, below: fields.stepName } as const]
    : [{ field: fields.stepName, width: 150 } as const]),
  { field: fields.userName, width: 130, below: fields.phone },
  { field: fields.points, width: 84 },
  { field: fields.roleName, width: 130 },
  fields.dealerName,
  { field: fields.bizNo, width: 150 },
  fields.createTime,
]

/** Completions of all tasks or of one, with payment state. Read only: the server retries payments. */
export const TaskRecords = ({ taskId }: { taskId?: string }) => {
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer, taskId), [viewer, taskId])
  const columns = useMemo(() => forViewer(viewer, columnsFor(taskId)), [viewer, taskId])
  return (
    <ListScreen
      load={pointTasks.listRecords}
      also={{ taskId }}
      rowKey={fields.recordId}
      nameOf={nameOf}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      above={(answer) => taskId !== undefined && answer?.trend && <Trend days={answer.trend} />}
    />
  )
}

const Trend = ({ days }: { days: readonly pointTasks.RecordDay[] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const unfinished = openDays(days)
  const line = (key: 'count' | 'points') => ({
    as: 'line' as const,
    values: days.map((day) => numberIn(day[key])),
    unfinished,
  })
  return (
    <ChartFold>
      <div className="charts">
        <Chart
          title={t('pointTasks.trend')}
          of={t('pointTasks.day')}
          categories={days.map(({ date }) => shortDay(plain(date)))}
          series={[
            { name: t('pointTasks.records'), ...line('count') },
            { name: t('pointTasks.paidPoints'), ...line('points'), right: true, dashed: true },
          ]}
        />
      </div>
    </ChartFold>
  )
}
