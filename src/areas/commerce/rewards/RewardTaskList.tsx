import './rewards.css'
import { useMemo } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { useViewer, type Viewer } from '@/business/viewer'
import { rewardGoodsDealer } from '@/entities/commerce/rewardGoods'
import { type RewardTask, rewardTask } from '@/entities/commerce/rewardTask'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { Period } from '@/kit/show/Period'
import { useT } from '@/locales'
import { to } from '@/routes'
import { Budget } from './parts/Budget'
import { rewardAreaFilter } from './parts/rewardFilters'
import { isOver, taskName, useTaskMoves, useTaskRemoval } from './parts/taskActions'
import { settingsOf, TASK, TASK_FORM } from './paths'

const SORT = { field: rewardTask.createTime.key, order: 'desc' } as const
const filtersFor = ({ hq }: Viewer) => [
  containsFilter(rewardTask.title),
  containsFilter({ key: 'goodsCode', label: 'rewards.goodsCode' }),
  rewardTask.rewardTo,
  rewardTask.metric,
  ...(hq ? [rewardAreaFilter(rewardGoodsDealer.areaName)] : []),
  rewardTask.stage,
  // Set by the tabs above the list.
  elsewhereFilter(rewardTask.status, (text) => text),
  dateRangeFilter(rewardTask.startTime),
]

const columnsFor = ({ hq }: Viewer): ColumnOf<RewardTask>[] => [
  {
    field: rewardTask.title,
    width: 220,
    link: (row) => to(TASK, { id: row.id }),
    text: taskName,
  },
  { field: rewardTask.stage, width: 110 },
  { field: rewardTask.status, width: 96 },
  ...(hq
    ? [
        {
          key: 'budget',
          label: 'rewards.budgetUse',
          width: 190,
          cell: (row) => <Budget row={row} />,
        } as const satisfies ColumnOf<RewardTask>,
      ]
    : []),
  { field: rewardTask.metric, width: 130, below: rewardTask.rewardTo },
  {
    key: 'period',
    label: 'rewards.period',
    width: 200,
    cell: ({ startTime, endTime }) => <Period startTime={startTime} endTime={endTime} format="YYYY-MM-DD" />,
  },
  rewardTask.shareCount,
  rewardTask.orderCount,
  rewardTask.orderAmount,
  rewardTask.userCount,
  rewardTask.dealerCount,
  rewardTask.goodsCount,
  rewardTask.createTime,
]

/** Reward tasks: planned, started, stopped and compared. A dealer reads those of its shop with its own figures. */
export default function RewardTaskList() {
  const t = useT()
  const { go } = useScreen()
  const viewer = useViewer()
  const { hq } = viewer
  const movesOf = useTaskMoves()
  const removal = useTaskRemoval()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <ListScreen
      load={rewards.listActivities}
      above={(answer) => hq && <CountTabs answer={answer} field={rewardTask.status} />}
      rowKey={rewardTask.id}
      nameOf={taskName}
      filters={filters}
      columns={columns}
      sort={SORT}
      emptyText={t('rewards.noTasks')}
      create={{ label: 'rewards.newTask', can: 'rewards.createActivity', hide: !hq, run: () => go(TASK_FORM) }}
      toolbar={hq && <Export from={rewards.exportActivities} can="rewards.exportActivities" />}
      actions={(row) => [
        { label: 'rewards.results', run: () => go(to(TASK, { id: row.id })) },
        { label: 'rewards.settings', run: () => go(settingsOf(row.id)) },
        {
          label: 'kit.edit',
          can: 'rewards.updateActivity',
          hide: !hq || isOver(row),
          run: () => go(to(TASK_FORM, { id: row.id })),
        },
        ...movesOf(row),
        removal(row),
      ]}
    />
  )
}
