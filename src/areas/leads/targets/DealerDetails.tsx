import './parts/targets.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { type DealerTaskDetail, dealerTask } from '@/entities/leads/dealerTask'
import { dealerTaskStatus, dealerTaskType } from '@/entities/leads/enums'
import { useScreen } from '@/kit/page/screen'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Period } from '@/kit/show/Period'
import { useT } from '@/locales'
import { DaysChart } from './parts/charts'
import { Pace, timeGone } from './parts/Pace'
import { Rings } from './parts/Rings'
import { Split } from './parts/Split'
import { useDealerTaskActions } from './parts/useTaskActions'

const isOver = ({ ended }: DealerTaskDetail) => isYes(ended)
const isIssued = ({ taskType }: DealerTaskDetail) => is(taskType, dealerTaskType.issued)

/** Below the head of a task. To open one takes the sign off it that says it is new. */
const Task = ({ task }: { task: DealerTaskDetail }) => {
  const t = useT()
  const { hq, ownDealer: own } = useViewer()
  const client = useQueryClient()
  useEffect(() => {
    if (!hq) void client.invalidateQueries({ queryKey: [taskTargets.listDealer.method, taskTargets.listDealer.path] })
  }, [hq, client])
  const splittable =
    own === task.dealerCode && !isOver(task) && is(task.status, dealerTaskStatus.draft, dealerTaskStatus.running)
  return (
    <>
      <section className="card" aria-label={t('target.progress')}>
        <Rings task={task} />
      </section>
      <DaysChart of={task} metrics={task.metrics} />
      <Split task={task} editable={splittable} />
    </>
  )
}

/** A dealer's task: its target and result, and its split over consultants, which is the dealer's to make. */
export default function DealerDetails() {
  const t = useT()
  const { head, ownDealer: own } = useViewer()
  const actionsOf = useDealerTaskActions()
  const dealer = useScreen().query.get('dealerCode')
  const { title, taskType, channel_level, dealerCode, dealerName, province, cityName } = dealerTask
  const { startTime, status, progress, rank, remark } = dealerTask
  if (own && dealer && own !== dealer) return <NoRecord />
  return (
    <RecordScreen
      load={taskTargets.getDealer}
      missing={t('targets.missing')}
      title={(row) => row.title}
      status={status}
      actions={(row) => actionsOf(row, row.title, !isOver(row) && (isIssued(row) ? head : own === row.dealerCode))}
      facts={(row) => [
        ...[title, taskType, channel_level, dealerCode, dealerName, province, cityName],
        [
          { ...startTime, label: 'targets.period' },
          <Period key="period" startTime={row.startTime} endTime={row.endTime} format="YYYY-MM-DD" />,
        ],
        [progress, <Pace key="pace" progress={row.progress} time={timeGone(row)} />],
        ...(isIssued(row) ? [rank] : []),
        remark,
      ]}
    >
      {(row) => <Task task={row} />}
    </RecordScreen>
  )
}
