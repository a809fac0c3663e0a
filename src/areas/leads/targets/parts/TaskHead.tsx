import { Space } from 'antd'
import type { ReactNode } from 'react'
import { target, targetKey } from '@/entities/leads/target'
import { type TaskCommand, type TaskDetail, taskCommand } from '@/entities/leads/taskCommand'
import { type Action, Actions } from '@/kit/actions/actions'
import { Facts } from '@/kit/Facts'
import { useFormats } from '@/kit/format'
import { StatusTag } from '@/kit/kinds'
import { useT } from '@/locales'
import { Pace, timeGone } from './Pace'

/** The name, states and completion of a task, with what may be done to it. */
export const TaskHead = ({ task, actions }: { task: TaskCommand; actions: readonly Action[] }) => (
  <div className="target-head">
    <Space wrap>
      <h2>
        <bdi>{task.title}</bdi>
      </h2>
      <StatusTag field={taskCommand.status} value={task.status} />
      <StatusTag field={taskCommand.stage} value={task.stage} />
      <span style={{ display: 'inline-block', width: 180 }}>
        <Pace progress={task.progress} time={timeGone(task)} />
      </span>
    </Space>
    <Actions items={actions} />
  </div>
)

/** The basics and targets of a task where they cannot be changed: each target with what is done. */
export const TaskFacts = ({ task, without = false }: { task: TaskDetail; without?: boolean }) => {
  const t = useT()
  const format = useFormats()
  const { periodType, startTime, metrics, channel_level, province, dealerCount, createBy, createTime, remark } = taskCommand
  const provinces: ReactNode = task.province?.length ? undefined : t('targets.allProvinces')
  return (
    <Facts
      row={task}
      fields={[
        periodType,
        [
          { ...startTime, label: 'targets.period' },
          <span key="period" className="digits">
            {task.startTime} – {task.endTime}
          </span>,
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
                    {t('targets.ofTarget', { done: format.number(task.done?.[metric] ?? 0), target: format.number(task[targetKey(metric)]) })}
                  </span>,
                ] as const,
            )),
        remark,
      ]}
    />
  )
}
