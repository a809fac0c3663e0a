import './parts/targets.css'
import { Tabs, Tooltip } from 'antd'
import { memo, type ReactNode } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { taskStage, taskStatus } from '@/entities/leads/enums'
import { METRICS, type Numbers, target, targetKey } from '@/entities/leads/target'
import { type Level, LEVELS, taskCommand, type TaskCommand, type TaskDetail } from '@/entities/leads/taskCommand'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Facts } from '@/kit/show/Facts'
import { Period } from '@/kit/show/Period'
import { useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { type TextKey, useT } from '@/locales'
import { AreaGrid } from './parts/AreaGrid'
import { Balance } from './parts/Balance'
import { CHANNEL_METRICS, ChannelGrid } from './parts/ChannelGrid'
import { DealerGrid } from './parts/DealerGrid'
import { Pace, timeGone } from './parts/Pace'
import { TaskForm } from './parts/TaskForm'
import { AreasChart, DaysChart } from './parts/charts'
import { addedBy, type EditsApi, useEdits } from './parts/useEdits'
import { useTaskState } from './parts/useTaskActions'

const TaskMarks = ({ task }: { task: TaskCommand }) => (
  <>
    <StatusTag field={taskCommand.stage} value={task.stage} />
    <span style={{ display: 'inline-block', width: 180 }}>
      <Pace progress={task.progress} time={timeGone(task)} />
    </span>
  </>
)

const TaskFacts = ({ task, without = false }: { task: TaskDetail; without?: boolean }) => {
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

const TITLES: Record<Level, TextKey> = {
  area: 'targets.areaTab',
  channel: 'targets.channelTab',
  dealer: 'targets.dealerTab',
}

export default function HostTaskDetail() {
  const t = useT()
  const { query, setQuery } = useScreen()
  const { head } = useViewer()
  const state = useTaskState()
  const isAdjusting = query.get('adjust') === '1'
  return (
    <RecordScreen
      load={taskTargets.get}
      title={({ title }) => title}
      status={taskCommand.status}
      marks={(task) => <TaskMarks task={task} />}
      create={head && t('/task-system/taskHostDetails')}
      // An existing task is edited on the page itself.
      edits={() => false}
      form={(_, copied) => <NewTask copied={copied} />}
      actions={(task) => {
        const isEnabled = is(task.status, taskStatus.enabled)
        const ended = is(task.stage, taskStage.ended)
        return [
          ...state.actions(task),
          {
            label: isAdjusting && isEnabled ? 'targets.adjustEnd' : 'targets.adjust',
            can: 'taskTargets.update',
            hide: !isEnabled || ended || !head,
            run: () => setQuery({ adjust: isAdjusting ? undefined : '1' }),
          },
        ]
      }}
      above={(task) =>
        (is(task.status, taskStatus.enabled) || is(task.stage, taskStage.ended) || !head) && (
          <TaskFacts task={task} without={isAdjusting && head && !is(task.stage, taskStage.ended)} />
        )
      }
    >
      {(task) => <Task task={task} />}
    </RecordScreen>
  )
}

const NewTask = ({ copied }: { copied?: TaskDetail }) => {
  const t = useT()
  const { setQuery } = useScreen()
  return (
    <>
      <TaskForm copied={copied} onSaved={(id) => setQuery({ id, copyId: undefined })} />
      <Tabs
        activeKey=""
        items={LEVELS.map((key) => ({
          key,
          disabled: true,
          label: <Tooltip title={t('targets.saveFirst')}>{t(TITLES[key])}</Tooltip>,
          children: null,
        }))}
      />
      <p className="quiet">{t('targets.saveFirst')}</p>
    </>
  )
}

/** Memoised, because typing into a grid rerenders the page totals but must not rerender the form. */
const KeptForm = memo(TaskForm)
const stay = () => {}

const totalOf = (task: TaskDetail): Numbers =>
  // Built from the complete list of metrics.
  Object.fromEntries(METRICS.map((metric) => [metric, task[targetKey(metric)] ?? Number.NaN])) as Numbers
const withEdits = (saved: Numbers | undefined, { edits }: EditsApi): Numbers =>
  // As above.
  Object.fromEntries(
    METRICS.map((metric) => [metric, (saved?.[metric] ?? Number.NaN) + addedBy(edits, metric)]),
  ) as Numbers

const Task = ({ task }: { task: TaskDetail }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const { head } = useViewer()
  const area = useEdits(`area ${task.id}`)
  const channel = useEdits(`channel ${task.id}`)
  const dealer = useEdits(`dealer ${task.id}`)
  const ended = is(task.stage, taskStage.ended)
  const enabled = is(task.status, taskStatus.enabled)
  const adjust = enabled && !ended && head && query.get('adjust') === '1'
  const open = !ended && (!enabled || adjust)
  const tab = LEVELS.find((level) => level === query.get('tab')) ?? 'area'
  const contents: Record<Level, React.ReactNode> = {
    area: <AreaGrid task={task} edits={area} editable={open && head} adjust={adjust} />,
    channel: <ChannelGrid task={task} edits={channel} editable={open && head} />,
    dealer: <DealerGrid task={task} edits={dealer} editable={open} />,
  }
  return (
    <>
      {open && head && (
        <section className="card" aria-label={t('targets.basics')}>
          <KeptForm key={String(adjust)} task={task} adjust={adjust} onSaved={stay} />
        </section>
      )}
      {ended && <EndedCharts task={task} />}
      <section className="card">
        <Tabs
          activeKey={tab}
          onChange={(key) =>
            setQuery({
              tab: key === 'area' ? undefined : key,
              channel_level: undefined,
              province: undefined,
              dealerCode: undefined,
              status: undefined,
            })
          }
          items={LEVELS.map((key) => ({ key, label: t(TITLES[key]), children: key === tab ? contents[key] : null }))}
        />
      </section>
      <Balance
        total={totalOf(task)}
        metrics={task.metrics}
        lines={[
          { label: 'targets.areas', numbers: withEdits(task.sums?.area, area) },
          { label: 'targets.channels', numbers: withEdits(task.sums?.channel, channel), of: CHANNEL_METRICS },
          { label: 'targets.dealers', numbers: withEdits(task.sums?.dealer, dealer) },
        ]}
      />
    </>
  )
}

const EndedCharts = ({ task }: { task: TaskDetail }) => {
  const { data } = useLoad(taskTargets.listArea.query({ taskId: task.id }, { quiet: true }))
  return (
    <div className="charts">
      <AreasChart rows={data ?? []} metrics={task.metrics} />
      <DaysChart of={task} metrics={task.metrics} />
    </div>
  )
}
