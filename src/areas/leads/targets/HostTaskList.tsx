import './parts/targets.css'
import { Space, Tag } from 'antd'
import { useMemo } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { type TaskCommand, taskCommand } from '@/entities/leads/taskCommand'
import type { Action } from '@/kit/actions/actions'
import { StatusTag, Value } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type ScreenPlace, useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Pace, timeGone } from './parts/Pace'
import { provinceFilter } from './parts/ProvinceSelect'
import { useTaskRemoval, useTaskState } from './parts/useTaskActions'
import { named } from '@/kit/show/format'

const DETAIL = '/task-system/taskHostDetails'
const FILTERS = [
  containsFilter(taskCommand.title),
  taskCommand.periodType,
  taskCommand.status,
  taskCommand.stage,
  provinceFilter,
  taskCommand.startTime,
]
const SORT = { field: taskCommand.startTime.key, order: 'desc' } as const

const State = ({ row, go }: { row: TaskCommand; go: ScreenPlace['go'] }) => {
  const t = useT()
  const [level] = row.unbalanced ?? []
  return (
    <Space size={[4, 2]} wrap>
      <StatusTag field={taskCommand.status} value={row.status} />
      {level && (
        <Tag color="error">
          <button
            type="button"
            className="target-tag"
            aria-label={named(t('targets.notBalanced'), row.title)}
            onClick={() => go(to(DETAIL, { id: row.id, tab: level === 'area' ? undefined : level }))}
          >
            {t('targets.notBalanced')}
          </button>
        </Tag>
      )}
    </Space>
  )
}

const columnsOf = (go: ScreenPlace['go']): ColumnOf<TaskCommand>[] => [
  {
    field: taskCommand.title,
    width: 200,
    link: ({ id }) => to(DETAIL, { id }),
    text: ({ id, title }) => title || id,
  },
  { field: taskCommand.status, width: 190, cell: (row) => <State row={row} go={go} /> },
  { field: taskCommand.progress, width: 180, cell: (row) => <Pace progress={row.progress} time={timeGone(row)} /> },
  { field: taskCommand.stage, width: 104 },
  { field: taskCommand.dealerCount, width: 112 },
  // A task that does not count sales has no sales target.
  {
    field: taskCommand.saleTarget,
    width: 104,
    cell: (row) => (
      <Value field={taskCommand.saleTarget} value={row.metrics.includes('sale') ? row.saleTarget : undefined} />
    ),
  },
  taskCommand.startTime,
  taskCommand.endTime,
  { field: taskCommand.metrics, width: 160 },
  { field: taskCommand.periodType, width: 88 },
  taskCommand.createBy,
  taskCommand.createTime,
  {
    field: taskCommand.id,
    width: 104,
    link: ({ id }) => to(DETAIL, { id }),
  },
]

export default function HostTaskList() {
  const { go } = useScreen()
  const { head } = useViewer()
  const state = useTaskState()
  const removal = useTaskRemoval()
  const columns = useMemo(() => columnsOf(go), [go])
  const rowActions = (row: TaskCommand): readonly Action[] => [
    { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
    { label: 'kit.duplicate', can: 'taskTargets.create', hide: !head, run: () => go(to(DETAIL, { copyId: row.id })) },
    ...state.actions(row),
    removal(row),
  ]
  return (
    <ListScreen
      load={taskTargets.list}
      rowKey={taskCommand.id}
      nameOf={({ title }) => title}
      filters={FILTERS}
      columns={columns}
      sort={SORT}
      actions={rowActions}
      create={{ label: 'targets.new', can: 'taskTargets.create', hide: !head, run: () => go(to(DETAIL)) }}
    />
  )
}
