import { ArrowLeftOutlined } from '@ant-design/icons'
import { type OutCallTask, outCallTask } from '@/entities/leads/outCallTask'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { useFormats } from '@/kit/format'
import { StatusTag } from '@/kit/kinds'
import { useT } from '@/locales'
import { rateOf } from './faces'
import { useTaskActions } from './useTaskActions'

const task = outCallTask

const Figure = ({ label, count, of }: { label: string; count: number; of?: number }) => {
  const { number, percent } = useFormats()
  return (
    <div>
      <dt>{label}</dt>
      <dd className="digits">
        {number(count)} {of !== undefined && <small>{percent(rateOf(Number(count), Number(of)))}</small>}
      </dd>
    </div>
  )
}

/** The task itself: how it calls, five figures, and what can be done with it. */
export const TaskHead = ({ task: row, handed }: { task: OutCallTask; handed: number }) => {
  const t = useT()
  const back = useBack('/outboundTask/outboundTask')
  const moves = useTaskActions()
  return (
    <section className="card" aria-labelledby={`task-${row.taskId}`}>
      <div className="task-head">
        <h2 id={`task-${row.taskId}`}>
          <bdi>{row.taskName}</bdi>
          <StatusTag field={task.status} value={row.status} />
        </h2>
        <Actions items={[...moves(row), { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back }]} />
      </div>
      <dl className="task-figures">
        <Figure label={t(task.clueCount.label)} count={row.clueCount} />
        <Figure label={t(task.calledCount.label)} count={row.calledCount} of={row.clueCount} />
        <Figure label={t(task.connectedCount.label)} count={row.connectedCount} of={row.calledCount} />
        <Figure label={t(task.intentCount.label)} count={row.intentCount} of={row.connectedCount} />
        <Figure label={t('outCall.handed')} count={handed} of={row.intentCount} />
      </dl>
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
    </section>
  )
}
