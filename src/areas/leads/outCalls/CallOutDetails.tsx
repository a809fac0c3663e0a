import './outCalls.css'
import { findById } from '@/api/findById'
import * as outCall from '@/api/leads/outCall'
import { outCallTask } from '@/entities/leads/outCallTask'
import type { Queried } from '@/kit/data/load'
import { usePoll } from '@/kit/data/poll'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { StatusTag } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { runs } from './parts/cells'
import { Lines } from './parts/Lines'
import { TaskCharts } from './parts/TaskCharts'
import { TaskFacts } from './parts/TaskFacts'
import { useTaskActions } from './parts/useTaskActions'

/** A task with the sums of its numbers. They may come without it: then the list of tasks has it, and the numbers are shown also where that has not. */
const byId = (taskId: string): Queried<(outCall.TaskPage & { taskId: string }) | undefined> => {
  const head = outCall.listTaskDetails.query({ taskId, pageNo: 1, pageSize: 1 }, { quiet: true })
  return {
    queryKey: [...head.queryKey, 'task'],
    queryFn: async (context) => {
      const answer = await head.queryFn(context)
      const listed = findById(outCall.listTasks, { taskId })
      const task = answer.task ?? (await listed.queryFn(context).catch(() => undefined))
      return task || answer.total > 0 ? { ...answer, task, taskId: task?.taskId ?? taskId } : undefined
    },
  }
}

/** One task, number by number: how far it is, what came of the calls, and the calls themselves. */
export default function CallOutDetails() {
  const t = useT()
  const { query } = useScreen()
  const moves = useTaskActions()
  usePoll(byId(query.get('taskId') ?? '').queryKey, runs)
  return (
    <RecordScreen
      load={byId}
      missing={t('outCall.missing')}
      title={({ task, taskId }) => task?.taskName ?? taskId}
      marks={({ task }) => task && <StatusTag field={outCallTask.status} value={task.status} />}
      actions={({ task }) => (task ? moves(task) : [])}
      above={({ task, summary }) => task && <TaskFacts task={task} handed={summary.handed} />}
    >
      {({ task, summary, taskId }) => (
        <>
          {task && <TaskCharts task={task} summary={summary} />}
          <Lines task={task ?? { taskId }} />
        </>
      )}
    </RecordScreen>
  )
}
