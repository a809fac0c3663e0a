import './parts/targets.css'
import { Badge } from 'antd'
import { useMemo } from 'react'
import * as taskTargets from '@/api/taskTargets'
import { type DealerTask, dealerTask } from '@/entities/leads/dealerTask'
import { METRICS, target, targetKey } from '@/entities/leads/target'
import { Blank } from '@/kit/Blank'
import type { Action } from '@/kit/actions/actions'
import { useFormats } from '@/kit/format'
import { CellLink } from '@/kit/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { words } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/opened'
import { Reading } from '@/kit/Reading'
import { type ScreenPlace, useScreen } from '@/kit/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { dealerFilter } from './parts/DealerGrid'
import { OwnTaskForm } from './parts/OwnTaskForm'
import { Pace, timeGone } from './parts/Pace'
import { useDealerTaskActions } from './parts/useTaskActions'
import { DRAFT, ENABLED, useOwnDealer } from './parts/who'

const OWN = 2
const SORT = { field: dealerTask.startTime.key, order: 'desc' } as const
const BASIC_FILTERS = [words(dealerTask.title), dealerTask.taskType, dealerTask.status, dealerTask.startTime]
const WITH_DEALER = [BASIC_FILTERS[0], dealerFilter, ...BASIC_FILTERS.slice(1)].flatMap((filter) => filter ?? [])

const addressOf = (row: DealerTask) => to('/task-system/dealerDetails', { id: row.id, dealerCode: row.dealerCode })

const columnsOf = (t: Translate, number: (value: unknown) => string, go: ScreenPlace['go'], withDealer: boolean): ColumnOf<DealerTask>[] => [
  {
    field: dealerTask.id,
    width: 130,
    cell: (row) => (
      <span className="target-new">
        <CellLink digits to={addressOf(row)} onClick={() => go(addressOf(row))}>
          {row.id}
        </CellLink>
        {Number(row.isNew) === 1 && <Badge count={t('targets.isNew')} size="small" />}
      </span>
    ),
  },
  { field: dealerTask.title, width: 200 },
  ...(withDealer ? [dealerTask.dealerName] : []),
  { field: dealerTask.taskType, width: 116 },
  dealerTask.startTime,
  dealerTask.endTime,
  ...METRICS.map((metric) => ({
    field: target[targetKey(metric)],
    width: 116,
    cell: (row: DealerTask) =>
      row[targetKey(metric)] > 0 ? (
        <span className="digits">{t('targets.ofTarget', { done: number(row.done?.[metric] ?? 0), target: number(row[targetKey(metric)]) })}</span>
      ) : (
        <Blank />
      ),
  })),
  { field: dealerTask.progress, width: 180, cell: (row) => <Pace progress={row.progress} time={timeGone(row)} /> },
  { field: dealerTask.rank, width: 110, sortable: false },
  { field: dealerTask.status, width: 100 },
]

/** A dealer's targets: those headquarters has issued, and those it has made for its own team. Headquarters and groups only look. */
export default function TaskDealer() {
  const t = useT()
  const format = useFormats()
  const { go } = useScreen()
  const own = useOwnDealer()
  const { mode, id, open, close } = useOpened()
  const actionsOf = useDealerTaskActions()
  const withDealer = own === ''
  const columns = useMemo(() => columnsOf(t, format.number, go, withDealer), [t, format, go, withDealer])
  const rowActions = (row: DealerTask): readonly Action[] => {
    const mine = Number(row.taskType) === OWN && own === row.dealerCode
    const status = Number(row.status)
    return [
      { label: 'targets.split', run: () => go(addressOf(row)) },
      { label: 'targets.edit', can: 'taskTargets.updateDealer', hide: !mine || status === ENABLED, run: () => open('edit', row.id) },
      ...actionsOf(row, row.title, mine),
      {
        label: 'targets.remove',
        can: 'taskTargets.removeDealer',
        danger: true,
        hide: !mine || status !== DRAFT,
        ask: { title: t('targets.removeAsk', { name: row.title }), danger: true },
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
        <Reading key={id} of={taskTargets.getDealer.query({ id }, { quiet: true })} title={t('targets.editOwn')} onClose={close}>
          {(row) => <OwnTaskForm task={row} onClose={close} />}
        </Reading>
      )}
    </>
  )
}
