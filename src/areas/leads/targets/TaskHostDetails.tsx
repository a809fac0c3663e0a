import './parts/targets.css'
import { Skeleton, Tabs, Tooltip } from 'antd'
import { memo } from 'react'
import * as taskTargets from '@/api/taskTargets'
import { METRICS, type Numbers, targetKey } from '@/entities/leads/target'
import { LEVELS, type Level, type TaskDetail } from '@/entities/leads/taskCommand'
import type { Action } from '@/kit/actions/actions'
import { useFresh, useLoad } from '@/kit/load'
import { ScreenContext, useScreen } from '@/kit/screen'
import { type TextKey, useT } from '@/locales'
import { NoRecord, Unread } from '@/business/NoRecord'
import { AreaGrid } from './parts/AreaGrid'
import { Balance } from './parts/Balance'
import { CHANNEL_METRICS, ChannelGrid } from './parts/ChannelGrid'
import { AreasChart, DaysChart } from './parts/charts'
import { DealerGrid } from './parts/DealerGrid'
import { TaskFacts, TaskHead } from './parts/TaskHead'
import { TaskForm } from './parts/TaskForm'
import { addedBy, type EditsApi, useEdits } from './parts/useEdits'
import { useParts } from './parts/useParts'
import { useTaskActions } from './parts/useTaskActions'
import { ENABLED, ENDED, useIsHead } from './parts/who'

const LIST = '/task-system/task-host'
const TITLES: Record<Level, TextKey> = { area: 'targets.areaTab', channel: 'targets.channelTab', dealer: 'targets.dealerTab' }

/** A task of headquarters: its basics, and its split by area, channel and dealer. Without an id a new one, with `copy` from another. */
export default function TaskHostDetails() {
  const { query } = useScreen()
  const head = useIsHead()
  const id = query.get('id') ?? ''
  const copy = query.get('copy') ?? ''
  if (id) return <Existing key={id} id={id} />
  if (!head) return <NoRecord list={LIST} />
  return copy ? <Copied key={copy} id={copy} /> : <NewTask key="new" />
}

const useTask = (id: string) => useFresh(taskTargets.get.query({ id }, { quiet: true }))

const Existing = ({ id }: { id: string }) => {
  const { data, error, retry } = useTask(id)
  if (data) return <Task task={data} />
  return error ? <Unread error={error} retry={retry} list={LIST} /> : <Skeleton active className="card" paragraph={{ rows: 10 }} />
}

const Copied = ({ id }: { id: string }) => {
  const { data, error, retry } = useTask(id)
  if (data) return <NewTask copied={data} />
  return error ? <Unread error={error} retry={retry} list={LIST} /> : <Skeleton active className="card" paragraph={{ rows: 10 }} />
}

const NewTask = ({ copied }: { copied?: TaskDetail }) => {
  const t = useT()
  const { setQuery } = useScreen()
  return (
    <>
      <section className="card" aria-label={t('targets.basics')}>
        <TaskForm copied={copied} onSaved={(id) => setQuery({ id, copy: undefined })} />
      </section>
      <section className="card">
        <Tabs
          activeKey=""
          items={LEVELS.map((key) => ({ key, disabled: true, label: <Tooltip title={t('targets.saveFirst')}>{t(TITLES[key])}</Tooltip>, children: null }))}
        />
        <p className="quiet">{t('targets.saveFirst')}</p>
      </section>
    </>
  )
}

/** Typing into a grid draws the page's sums anew, but not the form. */
const KeptForm = memo(TaskForm)
const stay = () => {}

const totalOf = (task: TaskDetail): Numbers =>
  // Built from the one list of metrics.
  Object.fromEntries(METRICS.map((metric) => [metric, task[targetKey(metric)] ?? 0])) as Numbers
const withEdits = (saved: Numbers | undefined, { edits }: EditsApi): Numbers =>
  // As above.
  Object.fromEntries(METRICS.map((metric) => [metric, (saved?.[metric] ?? 0) + addedBy(edits, metric)])) as Numbers

const Task = ({ task }: { task: TaskDetail }) => {
  const t = useT()
  const { query, setQuery } = useScreen()
  const head = useIsHead()
  const actionsOf = useTaskActions()
  const parts = useParts('form', ...LEVELS)
  const area = useEdits(`area ${task.id}`, parts.area.setDirty)
  const channel = useEdits(`channel ${task.id}`, parts.channel.setDirty)
  const dealer = useEdits(`dealer ${task.id}`, parts.dealer.setDirty)
  const ended = Number(task.stage) === ENDED
  const enabled = Number(task.status) === ENABLED
  const adjust = enabled && !ended && head && query.get('adjust') === '1'
  const open = !ended && (!enabled || adjust)
  const tab = LEVELS.find((level) => level === query.get('tab')) ?? 'area'
  const actions: readonly Action[] = [
    ...actionsOf(task).filter(({ label }) => label !== 'targets.remove'),
    {
      label: adjust ? 'targets.adjustEnd' : 'targets.adjust',
      can: 'taskTargets.update',
      hide: !enabled || ended || !head,
      run: () => setQuery({ adjust: adjust ? undefined : '1' }),
    },
  ]
  const contents: Record<Level, React.ReactNode> = {
    area: <AreaGrid task={task} edits={area} editable={open && head} adjust={adjust} />,
    channel: <ChannelGrid task={task} edits={channel} editable={open && head} />,
    dealer: <DealerGrid task={task} edits={dealer} editable={open} />,
  }
  return (
    <>
      <section className="card" aria-label={t('targets.basics')}>
        <TaskHead task={task} actions={actions} />
        {(enabled || ended || !head) && <TaskFacts task={task} without={adjust} />}
        {open && head && (
          <ScreenContext value={parts.form}>
            <KeptForm key={String(adjust)} task={task} adjust={adjust} onSaved={stay} />
          </ScreenContext>
        )}
      </section>
      {ended && <EndedCharts task={task} />}
      <section className="card">
        <Tabs
          activeKey={tab}
          onChange={(key) =>
            setQuery({ tab: key === 'area' ? undefined : key, channel_level: undefined, province: undefined, dealerCode: undefined, status: undefined })
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

/** What came of a task that is over. */
const EndedCharts = ({ task }: { task: TaskDetail }) => {
  const { data } = useLoad(taskTargets.listArea.query({ taskId: task.id }, { quiet: true }))
  return (
    <div className="target-charts">
      <AreasChart rows={data ?? []} metrics={task.metrics} />
      <DaysChart of={task} metrics={task.metrics} />
    </div>
  )
}
