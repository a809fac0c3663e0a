import type { ReactNode } from 'react'
import { target, targetKey } from '@/entities/leads/target'
import { type TaskCommand, type TaskDetail, taskCommand } from '@/entities/leads/taskCommand'
import { Facts } from '@/kit/show/Facts'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { Period } from '@/kit/show/Period'
import { useT } from '@/locales'
import { Pace, timeGone } from './Pace'

/** What stands beside the name of a task: whether it runs, and how far it is. */
export const TaskMarks = ({ task }: { task: TaskCommand }) => (
  <>
    <StatusTag field={taskCommand.stage} value={task.stage} />
    <span style={{ display: 'inline-block', width: 180 }}>
      <Pace progress={task.progress} time={timeGone(task)} />
    </span>
  </>
)

/** The basics and targets of a task where they cannot be changed: each target with what is done. */
export const TaskFacts = ({ task, without = false }: { task: TaskDetail; without?: boolean }) => {
  const t = useT()
  const format = useFormats()
  const { periodType, startTime, metrics, channel_level, province, dealerCount, createBy, createTime, remark } =
    taskCommand
  const provinces: ReactNode = task.province?.length ? undefined : t('targets.allProvinces')
  return (
    <Facts
      row={task}
      fields={[
        periodType,
        [
          { ...startTime, label: 'targets.period' },
          <Period key="period" startTime={task.startTime} endTime={task.endTime} format="YYYY-MM-DD" />,
        ],
        metrics,
        channel_level,
        [province, provinces],
        ...[dealerCount, createBy, createTime],
        ...(without
          ? []
          : task.metrics.map(
              (metric) =>
                [
                  target[targetKey(metric)],
                  <span key={metric} className="digits">
                    {t('targets.ofTarget', {
                      done: format.count(task.done?.[metric]),
                      target: format.count(task[targetKey(metric)]),
                    })}
                  </span>,
                ] as const,
            )),
        remark,
      ]}
    />
  )
}
