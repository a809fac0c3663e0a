import './parts/targets.css'
import { Badge } from 'antd'
import { useMemo } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import { dealerTaskStatus, dealerTaskType } from '@/entities/leads/enums'
import { METRICS, target, targetKey } from '@/entities/leads/target'
import { Blank } from '@/kit/show/Blank'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { dealerFilter } from './parts/DealerGrid'
import { OwnTaskForm } from './parts/OwnTaskForm'
import { Pace, timeGone } from './parts/Pace'
import { useDealerTaskActions } from './parts/useTaskActions'

const SORT = { field: dealerTask.startTime.key, order: 'desc' } as const
const BASIC_FILTERS = [containsFilter(dealerTask.title), dealerTask.taskType, dealerTask.status, dealerTask.startTime]
const WITH_DEALER = [BASIC_FILTERS[0], dealerFilter, ...BASIC_FILTERS.slice(1)].flatMap((filter) => filter ?? [])

const addressOf = (row: DealerTask) => to('/task-system/dealerDetails', { id: row.id, dealerCode: row.dealerCode })

const columnsOf = (t: Translate, count: (value: unknown) => string, withDealer: boolean): ColumnOf<DealerTask>[] => [
  {
    field: dealerTask.title,
    width: 200,
    cell: (row) => (
      <span className="target-new">
        <CellLink to={addressOf(row)}>
          <bdi>{row.title || row.id}</bdi>
        </CellLink>
        {isYes(row.isNew) && <Badge count={t('targets.isNew')} size="small" />}
      </span>
    ),
  },
  { field: dealerTask.status, width: 100 },
  { field: dealerTask.progress, width: 180, cell: (row) => <Pace progress={row.progress} time={timeGone(row)} /> },
  ...(withDealer ? [dealerTask.dealerName] : []),
  ...METRICS.map((metric) => ({
    field: target[targetKey(metric)],
    width: 116,
    cell: (row: DealerTask) =>
      row[targetKey(metric)] > 0 ? (
        <span className="digits">
          {t('targets.ofTarget', { done: count(row.done?.[metric]), target: count(row[targetKey(metric)]) })}
        </span>
      ) : (
        <Blank />
      ),
  })),
  { field: dealerTask.rank, width: 110, sortable: false },
  dealerTask.startTime,
  dealerTask.endTime,
  { field: dealerTask.taskType, width: 116 },
  { field: dealerTask.channel_level, width: 100 },
  {
    field: dealerTask.id,
    width: 130,
    link: addressOf,
  },
]

export default function DealerTaskList() {
  const t = useT()
  const format = useFormats()
  const { go } = useScreen()
  const { ownDealer: own } = useViewer()
  const { mode, id, open, close } = useOpened()
  const actionsOf = useDealerTaskActions()
  const withDealer = own === ''
  const columns = useMemo(() => columnsOf(t, format.count, withDealer), [t, format, withDealer])
  const rowActions = (row: DealerTask): readonly Action[] => {
    const mine = is(row.taskType, dealerTaskType.own) && own === row.dealerCode
    const status = Number(row.status)
    return [
      { label: 'targets.split', run: () => go(addressOf(row)) },
      {
        label: 'kit.edit',
        can: 'taskTargets.updateDealer',
        hide: !mine || status === dealerTaskStatus.running,
        run: () => open('edit', row.id),
      },
      ...actionsOf(row, row.title, mine),
      {
        label: 'kit.delete',
        can: 'taskTargets.removeDealer',
        danger: true,
        hide: !mine || status !== dealerTaskStatus.draft,
        ask: { title: t('targets.removeAsk', { name: row.title }) },
        run: () => taskTargets.removeDealer({ id: row.id }),
        done: t('targets.removed'),
      },
    ]
  }
  return (
    <>
      <ListScreen
        load={taskTargets.listDealer}
        rowKey={dealerTask.id}
        nameOf={({ title }) => title}
        filters={withDealer ? WITH_DEALER : BASIC_FILTERS}
        columns={columns}
        sort={SORT}
        actions={rowActions}
        create={{ label: 'targets.newOwn', can: 'taskTargets.createDealer', hide: withDealer, run: () => open('new') }}
      />
      {!withDealer && mode === 'new' && <OwnTaskForm onClose={close} />}
      {!withDealer && mode === 'edit' && id && (
        <LoadRecord
          key={id}
          of={taskTargets.getDealer.query({ id }, { quiet: true })}
          title={t('targets.editOwn')}
          onClose={close}
        >
          {(row) => <OwnTaskForm task={row} onClose={close} />}
        </LoadRecord>
      )}
    </>
  )
}
