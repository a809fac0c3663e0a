import './parts/targets.css'
import { useQueryClient } from '@tanstack/react-query'
import { Skeleton, Space } from 'antd'
import { useEffect } from 'react'
import * as taskTargets from '@/api/taskTargets'
import { type DealerTaskDetail, dealerTask } from '@/entities/leads/dealerTask'
import { Actions } from '@/kit/actions/actions'
import { Facts } from '@/kit/Facts'
import { StatusTag } from '@/kit/kinds'
import { useFresh } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { NoRecord, Unread } from '@/business/NoRecord'
import { useViewer } from '@/business/viewer'
import { DaysChart } from './parts/charts'
import { Pace, timeGone } from './parts/Pace'
import { Rings } from './parts/Rings'
import { Split } from './parts/Split'
import { useDealerTaskActions } from './parts/useTaskActions'
import { DRAFT, ENABLED, useIsHead, useOwnDealer } from './parts/who'

/** The list a dealer's task was come to from. */
const useList = () => (useViewer().hq ? '/task-system/task-host' : '/task-system/task-dealer')

/** A dealer's task: its target and result, and its split over consultants, which is the dealer's to make. */
export default function DealerDetails() {
  const t = useT()
  const list = useList()
  const own = useOwnDealer()
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  const dealerCode = query.get('dealerCode') ?? ''
  if (!id || !dealerCode) return <NoRecord list={list} text={t('targets.missing')} />
  if (own && own !== dealerCode) return <NoRecord list={list} />
  return <Reading key={id} id={id} dealerCode={dealerCode} />
}

const Reading = ({ id, dealerCode }: { id: string; dealerCode: string }) => {
  const list = useList()
  const { hq } = useViewer()
  const client = useQueryClient()
  const { data, error, retry } = useFresh(taskTargets.getDealer.query({ id }, { quiet: true }))
  const opened = !hq && data !== undefined
  useEffect(() => {
    // To open a task takes the sign off it that says it is new.
    if (opened) void client.invalidateQueries({ queryKey: [taskTargets.listDealer.method, taskTargets.listDealer.path] })
  }, [opened, client])
  if (data) return data.dealerCode === dealerCode ? <Task task={data} /> : <NoRecord list={list} />
  return error ? <Unread error={error} retry={retry} list={list} /> : <Skeleton active className="card" paragraph={{ rows: 10 }} />
}

const Task = ({ task }: { task: DealerTaskDetail }) => {
  const t = useT()
  const head = useIsHead()
  const own = useOwnDealer()
  const actionsOf = useDealerTaskActions()
  const issued = Number(task.taskType) === 1
  const ended = Number(task.ended) === 1
  const { title, taskType, dealerCode, dealerName, province, cityName, startTime, status, progress, rank, remark } = dealerTask
  const splittable = own === task.dealerCode && !ended && [DRAFT, ENABLED].includes(Number(task.status))
  return (
    <>
      <section className="card">
        <div className="target-head">
          <Space wrap>
            <h2>
              <bdi>{task.title}</bdi>
            </h2>
            <StatusTag field={status} value={task.status} />
          </Space>
          <Actions items={actionsOf(task, task.title, !ended && (issued ? head : own === task.dealerCode))} />
        </div>
        <Facts
          row={task}
          fields={[
            ...[title, taskType, dealerCode, dealerName, province, cityName],
            [
              { ...startTime, label: 'targets.period' },
              <span key="period" className="digits">
                {task.startTime} – {task.endTime}
              </span>,
            ],
            [progress, <Pace key="pace" progress={task.progress} time={timeGone(task)} />],
            ...(issued ? [rank] : []),
            remark,
          ]}
        />
      </section>
      <section className="card" aria-label={t('target.progress')}>
        <Rings task={task} />
      </section>
      <DaysChart of={task} metrics={task.metrics} />
      <Split task={task} editable={splittable} />
    </>
  )
}
