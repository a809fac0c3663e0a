import { Segmented } from 'antd'
import { useMemo } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { optionOf } from '@/entities/field'
import { type ChannelTask, channelTask } from '@/entities/leads/channelTask'
import { channelLevel } from '@/entities/leads/enums'
import { type Metric, targetKey } from '@/entities/leads/target'
import type { TaskDetail } from '@/entities/leads/taskCommand'
import { Words } from '@/kit/show/Blank'
import { Loaded, useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import type { GridColumn } from './GridLine'
import { Pace, timeGone } from './Pace'
import { TargetGrid } from './TargetGrid'
import type { EditsApi } from './useEdits'

export const CHANNEL_METRICS: readonly Metric[] = ['clue', 'order', 'sale']
const idOf = ({ id }: ChannelTask) => id
const nameOf = ({ oneChannel, twoChannel }: ChannelTask) => twoChannel || oneChannel

export const ChannelGrid = ({ task, edits, editable }: { task: TaskDetail; edits: EditsApi; editable: boolean }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const asked = query.get('channel_level')
  const level = Number(optionOf(channelLevel, asked) ? asked : task.channel_level)
  const { data, error, retry, first } = useLoad(
    taskTargets.listChannel.query({ taskId: task.id, channel_level: level }, { quiet: true }),
  )
  const { startTime, endTime } = task
  const metrics = useMemo(() => CHANNEL_METRICS.filter((metric) => task.metrics.includes(metric)), [task.metrics])
  const lead = useMemo(
    (): GridColumn<ChannelTask>[] => [
      ...(level === channelLevel.second
        ? [
            {
              key: 'twoChannel',
              label: channelTask.twoChannel.label,
              width: 160,
              cell: (row: ChannelTask) => <Words>{row.twoChannel}</Words>,
            } as const,
          ]
        : []),
      {
        key: 'oneChannel',
        label: channelTask.oneChannel.label,
        width: 140,
        cell: (row) => <bdi>{row.oneChannel}</bdi>,
      },
    ],
    [level],
  )
  const trailingColumns = useMemo(
    (): GridColumn<ChannelTask>[] => [
      {
        key: 'progress',
        label: channelTask.progress.label,
        width: 170,
        cell: (row) => <Pace progress={row.progress} time={timeGone({ startTime, endTime })} />,
      },
    ],
    [startTime, endTime],
  )
  return (
    <>
      <Segmented
        aria-label={t('channelTask.channel_level')}
        value={level}
        onChange={(to) => setQuery({ channel_level: to === Number(task.channel_level) ? undefined : String(to) })}
        options={
          channelTask.channel_level.of?.options.map((option) => ({
            value: Number(option.value),
            label: t(option.label),
          })) ?? []
        }
        className="space-below"
      />
      <Loaded load={{ data, error, first, retry }}>
        <TargetGrid
          label={t('targets.channelTab')}
          rows={data}
          idOf={idOf}
          nameOf={nameOf}
          metrics={metrics}
          lead={lead}
          trailingColumns={trailingColumns}
          edits={edits}
          editable={editable ? () => true : undefined}
          can="taskTargets.updateChannel"
          save={(rows) => taskTargets.updateChannel({ taskId: task.id, rows })}
          share={{ total: (metric) => task[targetKey(metric)], byLast: true }}
        />
      </Loaded>
    </>
  )
}
