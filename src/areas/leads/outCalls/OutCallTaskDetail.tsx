import './outCalls.css'
import { findById } from '@/api/findById'
import * as outCall from '@/api/leads/outCall'
import type { Numbers } from '@/api/reply'
import { callIntent, callStatus } from '@/entities/leads/enums'
import { outCallDetail } from '@/entities/leads/outCallDetail'
import { outCallTask, type OutCallTask } from '@/entities/leads/outCallTask'
import { Chart } from '@/kit/chart/Chart'
import type { Queried } from '@/kit/data/load'
import { usePoll } from '@/kit/data/poll'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { Lines } from './parts/Lines'
import { HANDED, runs } from './parts/taskCells'
import { useTaskActions } from './parts/useTaskActions'

const TaskFacts = ({ task: row, handed }: { task: OutCallTask; handed: number | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const share = (part: number | undefined, of: number | undefined) => ({
    value: count(part),
    note: of === undefined ? undefined : percent(rateOf(part, of)),
  })
  return (
    <>
      <Figures
        figures={[
          { label: t(outCallTask.clueCount.label), value: count(row.clueCount) },
          { label: t(outCallTask.calledCount.label), ...share(row.calledCount, row.clueCount) },
          { label: t(outCallTask.connectedCount.label), ...share(row.connectedCount, row.calledCount) },
          { label: t(outCallTask.intentCount.label), ...share(row.intentCount, row.connectedCount) },
          { label: t('outCall.handed'), ...share(handed, row.intentCount) },
        ]}
      />
      <div className="task-facts">
        <Facts
          row={row}
          fields={[
            outCallTask.taskId,
            outCallTask.source,
            outCallTask.callType,
            outCallTask.scriptName,
            outCallTask.oneChannel,
            outCallTask.callWindow,
            outCallTask.retryTimes,
            outCallTask.startTime,
            outCallTask.endTime,
            outCallTask.createBy,
            outCallTask.createTime,
            outCallTask.remark,
          ]}
        />
      </div>
    </>
  )
}

const { reached, noAnswer, declined, switchedOff, notInService } = callStatus
const CALLED = [reached, noAnswer, declined, switchedOff, notInService].join(',')
const WARM = [callIntent.clear, callIntent.followUp].join(',')

/** Call results by outcome, by interest, and as a funnel to the dealers. A click filters the numbers below. */
const TaskCharts = ({ task, summary }: { task: OutCallTask; summary: Numbers }) => {
  const t = useT()
  const { setQuery } = useScreen()
  const narrow = (to: { callStatus?: string; intent?: string; handed?: string }) =>
    setQuery({ callStatus: undefined, intent: undefined, handed: undefined, page: undefined, ...to })
  const results = callStatus.options
  const intents = callIntent.options
  const steps = [
    { label: t(outCallTask.clueCount.label), value: task.clueCount, to: {} },
    { label: t(outCallTask.calledCount.label), value: task.calledCount, to: { callStatus: CALLED } },
    { label: t(outCallTask.connectedCount.label), value: task.connectedCount, to: { callStatus: String(reached) } },
    { label: t(outCallTask.intentCount.label), value: task.intentCount, to: { intent: WARM } },
    { label: t('outCall.handed'), value: summary.handed, to: { [HANDED]: '1' } },
  ]
  const count = t(outCallTask.clueCount.label)
  return (
    <div className="task-charts">
      <Chart
        shape="ring"
        title={t(outCallDetail.callStatus.label)}
        of={t(outCallDetail.callStatus.label)}
        categories={results.map(({ label }) => t(label))}
        series={[{ name: count, values: results.map(({ value }) => summary[value] ?? null) }]}
        onPick={(at) => narrow({ callStatus: String(results[at]?.value ?? '') })}
      />
      <Chart
        shape="bars"
        title={t(outCallDetail.intent.label)}
        of={t(outCallDetail.intent.label)}
        categories={intents.map(({ label }) => t(label))}
        series={[{ name: count, values: intents.map(({ value }) => summary[value] ?? null) }]}
        onPick={(at) => narrow({ intent: String(intents[at]?.value ?? '') })}
      />
      <Chart
        shape="funnel"
        title={t('outCall.funnel')}
        of={t('outCall.step')}
        categories={steps.map(({ label }) => label)}
        series={[{ name: count, values: steps.map(({ value }) => numberIn(value)) }]}
        onPick={(at) => narrow(steps[at]?.to ?? {})}
      />
    </div>
  )
}

/**
 * Query for a task with its totals. If the detail call lacks the task, it is taken from the list of tasks. The
 * numbers are shown even if both lack it.
 */
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

export default function OutCallTaskDetail() {
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
