import './rewards.css'
import * as rewards from '@/api/commerce/rewards'
import { useViewer } from '@/business/viewer'
import { type RewardTask, rewardTask } from '@/entities/commerce/rewardTask'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { TaskForm } from './parts/TaskForm'
import { useTaskFacts } from './parts/TaskFacts'
import { TaskPhone } from './parts/TaskPhone'
import { isOver, taskName, useTaskMoves } from './parts/taskActions'
import { TASK, TASK_FORM } from './paths'

/**
 * Settings of a task as a form in steps. Read-only for dealers, after its end, and with `toDetail` in the address.
 */
export default function RewardTaskForm() {
  const t = useT()
  const may = useMay()
  const { hq } = useViewer()
  const { query, go } = useScreen()
  const isRead = !!query.get('toDetail')
  const movesOf = useTaskMoves()
  const factsOf = useTaskFacts(hq)
  const mayEdit = (row: RewardTask) => hq && may('rewards.updateActivity') && !isOver(row)
  return (
    <RecordScreen
      load={rewards.getActivity}
      title={taskName}
      status={rewardTask.status}
      marks={({ stage }) => <StatusTag field={rewardTask.stage} value={stage} />}
      create={hq && may('rewards.createActivity') && t('rewards.newTask')}
      edits={(row) => !isRead && mayEdit(row)}
      opened
      form={(row) => <TaskForm key={row?.id ?? 'new'} row={row} />}
      actions={(row) => [
        {
          label: 'kit.edit',
          primary: true,
          hide: !isRead || !mayEdit(row),
          run: () => go(to(TASK_FORM, { id: row.id })),
        },
        { label: 'rewards.results', run: () => go(to(TASK, { id: row.id })) },
        ...movesOf(row),
      ]}
      facts={factsOf}
      phone={(row) => <TaskPhone of={row} />}
    />
  )
}
