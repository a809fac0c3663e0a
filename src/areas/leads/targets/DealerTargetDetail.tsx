import './parts/targets.css'
import { useQueryClient } from '@tanstack/react-query'
import { Progress } from 'antd'
import { useEffect } from 'react'
import * as taskTargets from '@/api/leads/taskTargets'
import { useViewer } from '@/business/viewer'
import { is, isYes } from '@/entities/field'
import { dealerTask, type DealerTask, type DealerTaskDetail } from '@/entities/leads/dealerTask'
import { dealerTaskStatus, dealerTaskType } from '@/entities/leads/enums'
import { targetKey } from '@/entities/leads/target'
import { useScreen } from '@/kit/page/screen'
import { NoRecord } from '@/kit/record/NoRecord'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { Period } from '@/kit/show/Period'
import { DASH, named, useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'
import { daysLeft, Pace, timeGone } from './parts/Pace'
import { Split } from './parts/Split'
import { DaysChart } from './parts/charts'
import { useDealerTaskActions } from './parts/useTaskActions'

const Rings = ({ task }: { task: DealerTask }) => {
  const t = useT()
  const format = useFormats()
  const left = daysLeft(task.endTime)
  return (
    <ul className="target-rings">
      {task.metrics.map((metric) => {
        const target = task[targetKey(metric)]
        const done = task.done?.[metric]
        const rate = rateOf(done, target)
        const of = t('targets.ofTarget', { done: format.count(done), target: format.count(target) })
        return (
          <li key={metric}>
            <strong>{t(`metric.${metric}`)}</strong>
            <Progress
              type="circle"
              size={104}
              percent={Math.min(Number(rate ?? 0), 100)}
              status={Number(rate) >= 100 ? 'success' : 'normal'}
              format={() => format.percent(rate)}
              aria-label={named(t(`metric.${metric}`), of)}
            />
            <span className="digits">{of}</span>
            <small className="quiet digits">
              {done === undefined || !(target > 0)
                ? DASH
                : done >= target
                  ? t('targets.reached')
                  : left > 0
                    ? t('targets.perDay', { count: format.number(Math.ceil(((target - done) / left) * 10) / 10) })
                    : DASH}
            </small>
          </li>
        )
      })}
    </ul>
  )
}

const isOver = ({ ended }: DealerTaskDetail) => isYes(ended)
const isIssued = ({ taskType }: DealerTaskDetail) => is(taskType, dealerTaskType.issued)

const Task = ({ task }: { task: DealerTaskDetail }) => {
  const t = useT()
  const { hq, ownDealer: own } = useViewer()
  const client = useQueryClient()
  useEffect(() => {
    // The server no longer counts an opened task as new, so the list is stale.
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

export default function DealerTargetDetail() {
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
