import { rateOf } from '@/lib/number'
import { type OutCallTask, outCallTask } from '@/entities/leads/outCallTask'
import { Facts } from '@/kit/show/Facts'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

const task = outCallTask

/** The task itself: five figures, and how it calls. */
export const TaskFacts = ({ task: row, handed }: { task: OutCallTask; handed: number | undefined }) => {
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
          { label: t(task.clueCount.label), value: count(row.clueCount) },
          { label: t(task.calledCount.label), ...share(row.calledCount, row.clueCount) },
          { label: t(task.connectedCount.label), ...share(row.connectedCount, row.calledCount) },
          { label: t(task.intentCount.label), ...share(row.intentCount, row.connectedCount) },
          { label: t('outCall.handed'), ...share(handed, row.intentCount) },
        ]}
      />
      <div className="task-facts">
        <Facts
          row={row}
          fields={[
            task.taskId,
            task.source,
            task.callType,
            task.scriptName,
            task.oneChannel,
            task.callWindow,
            task.retryTimes,
            task.startTime,
            task.endTime,
            task.createBy,
            task.createTime,
            task.remark,
          ]}
        />
      </div>
    </>
  )
}
