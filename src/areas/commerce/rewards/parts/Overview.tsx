import { Alert, Steps } from 'antd'
import * as rewards from '@/api/commerce/rewards'
import type { Viewer } from '@/business/viewer'
import { rewardMetric, rewardStage } from '@/entities/commerce/rewardEnums'
import { type RewardTask, rewardTask, type RewardTaskDealer, type RewardTaskUser } from '@/entities/commerce/rewardTask'
import { is } from '@/entities/field'
import { Chart } from '@/kit/chart/Chart'
import { useLoad } from '@/kit/data/load'
import { useFormats } from '@/kit/show/format'
import { Figures } from '@/kit/show/Figures'
import { useMedia } from '@/kit/show/useMedia'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { Budget } from './Budget'
import { isOver } from './taskActions'

const BEST = 20

/** Returns the field of the results that a task is measured by. */
const measured = (metric: unknown): 'shareCount' | 'orderCount' | 'orderAmount' =>
  // Wire code, or none.
  is(metric as number, rewardMetric.amount)
    ? 'orderAmount'
    : is(metric as number, rewardMetric.orders) // Wire code, or none.
      ? 'orderCount'
      : 'shareCount'

/**
 * Loads the results of a task, in total and by day, for headquarters with the best dealers. A dealer gets those of
 * its own staff.
 */
export const useResults = (row: RewardTask, { hq }: Viewer) => {
  const question = {
    activityId: row.id,
    pageNo: 1,
    pageSize: BEST,
    sortOrder: 'desc' as const,
    sortField: measured(row.metric),
  }
  const ofDealers = useLoad(rewards.listActivityDetails.query(question, { quiet: true }), { enabled: hq })
  const ofPeople = useLoad(rewards.listUsersByActivity.query(question, { quiet: true }), { enabled: !hq })
  const load: { data?: rewards.TaskRows<RewardTaskDealer> | rewards.TaskRows<RewardTaskUser>; error?: Error } = hq
    ? ofDealers
    : ofPeople
  return { data: load.data, best: ofDealers.data?.records ?? [] }
}

export const Overview = ({ row, viewer }: { row: RewardTask; viewer: Viewer }) => {
  const t = useT()
  const { count, money } = useFormats()
  const { data } = useResults(row, viewer)
  const isNarrow = useMedia('(width < 768px)')
  const sums = data?.summary
  const isAhead = is(row.stage, rewardStage.ahead)
  return (
    <>
      {isOver(row) && (
        <Alert
          type="info"
          showIcon
          className="space-below"
          title={t('rewards.asOfEnd', { time: formatTime(row.endTime) })}
        />
      )}
      <Figures
        label={t('rewards.figures')}
        figures={[
          { label: t(rewardTask.userCount.label), value: count(sums?.userCount ?? row.userCount) },
          { label: t(rewardTask.shareCount.label), value: count(sums?.shareCount ?? row.shareCount) },
          { label: t('rewards.views'), value: count(sums?.viewCount) },
          { label: t(rewardTask.orderCount.label), value: count(sums?.orderCount ?? row.orderCount) },
          { label: t(rewardTask.orderAmount.label), value: money(sums?.orderAmount?.toFixed(2) ?? row.orderAmount) },
          ...(viewer.hq ? [{ label: t('rewards.budgetUse'), value: <Budget row={row} /> }] : []),
        ]}
      />
      <Steps
        size="small"
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        className="reward-steps"
        current={isAhead ? 0 : isOver(row) ? 2 : 1}
        status={is(row.stage, rewardStage.spent) ? 'error' : 'process'}
        items={[
          rewardStage.ahead,
          is(row.stage, rewardStage.spent) ? rewardStage.spent : rewardStage.running,
          rewardStage.over,
        ].map((stage) => ({
          title: t(rewardStage.options.find(({ value }) => value === stage)?.label ?? 'rewardStage.over'),
        }))}
      />
    </>
  )
}

/**
 * Charts of a task: by day, the best dealers with the thresholds, and the funnel from share to order. Renders nothing
 * until there is a share.
 */
export const TaskCharts = ({ row, viewer }: { row: RewardTask; viewer: Viewer }) => {
  const t = useT()
  const { data, best } = useResults(row, viewer)
  const { shareCount = 0, viewCount, orderCount } = data?.summary ?? {}
  if (!data || !(shareCount || data.byDay.some((day) => numberIn(day.shareCount)))) return null
  const metric = measured(row.metric)
  const title = t(rewardTask[metric].label)
  return (
    <section className="card reward-charts" aria-label={t('rewards.figures')}>
      {data.byDay.length > 0 && (
        <Chart
          title={t('rewards.byDay')}
          of={t('rewards.day')}
          categories={data.byDay.map(({ date }) => formatTime(date, 'MM-DD'))}
          series={[
            {
              name: t(rewardTask.shareCount.label),
              as: 'line',
              values: data.byDay.map((day) => numberIn(day.shareCount)),
            },
            {
              name: t(rewardTask.orderCount.label),
              as: 'line',
              right: true,
              values: data.byDay.map((day) => numberIn(day.orderCount)),
            },
          ]}
        />
      )}
      {best.length > 0 && (
        <Chart
          title={t('rewards.best')}
          of={t(rewardTask.dealerCount.label)}
          categories={best.map(({ dealerName, dealerCode }) => dealerName || dealerCode)}
          series={[
            {
              name: title,
              kind: metric === 'orderAmount' ? 'money' : 'integer',
              values: best.map((one) => numberIn(one[metric])),
            },
          ]}
          marks={row.tiers.flatMap(({ threshold, level }) => {
            const value = numberIn(threshold)
            return value === null ? [] : { name: t('rewards.tierMark', { level: String(level) }), value }
          })}
        />
      )}
      <Chart
        title={t('rewards.funnel')}
        of={t('rewards.step')}
        shape="funnel"
        categories={[t(rewardTask.shareCount.label), t('rewards.views'), t(rewardTask.orderCount.label)]}
        series={[{ name: t('rewards.funnel'), values: [shareCount, viewCount ?? null, orderCount ?? null] }]}
      />
    </section>
  )
}
