import { Segmented } from 'antd'
import { useState } from 'react'
import type { AreaTask } from '@/entities/leads/areaTask'
import type { DealerTask } from '@/entities/leads/dealerTask'
import { type Daily, type Metric, targetKey, type TargetKey } from '@/entities/leads/target'
import { Chart } from '@/kit/chart/Chart'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { cumulate } from '../shares'
import { timeGone } from './Pace'

const MetricChoice = <M extends Metric | 'overall'>({
  metrics,
  value,
  onChange,
}: {
  metrics: readonly M[]
  value: M
  onChange: (to: M) => void
}) => {
  const t = useT()
  const labels: Record<Metric | 'overall', string> = {
    overall: t('targets.overall'),
    clue: t('metric.clue'),
    visit: t('metric.visit'),
    drive: t('metric.drive'),
    order: t('metric.order'),
    sale: t('metric.sale'),
  }
  return (
    <div className="scroll-x">
      <Segmented
        size="small"
        aria-label={t('targets.metric')}
        value={value}
        onChange={onChange}
        options={metrics.map((metric) => ({ value: metric, label: labels[metric] }))}
      />
    </div>
  )
}

const useMetric = (metrics: readonly Metric[]) => {
  const [metric, setMetric] = useState<Metric>(metrics[0] ?? 'clue')
  const present = metrics.includes(metric) ? metric : (metrics[0] ?? 'clue')
  return { metric: present, choice: <MetricChoice metrics={metrics} value={present} onChange={setMetric} /> }
}

const DAY = 86_400_000
const daysIn = (from: string, until: string) => Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1

export const DaysChart = ({
  of,
  metrics,
}: {
  of: { startTime: string; endTime: string; daily?: readonly Daily[] } & Record<TargetKey, number>
  metrics: readonly Metric[]
}) => {
  const t = useT()
  const { shortDay } = useFormats()
  const { metric, choice } = useMetric(metrics)
  const daily = of.daily ?? []
  const days = Math.max(1, daysIn(of.startTime, of.endTime))
  const target = of[targetKey(metric)]
  const cumulated = cumulate(daily.map((day) => day[metric]))
  return (
    <Chart
      title={t('targets.byDay')}
      of={t('targets.day')}
      categories={daily.map(({ date }) => shortDay(date))}
      series={[
        { name: t('targets.daily'), values: daily.map((day) => day[metric]) },
        { name: t('targets.cumulated'), values: cumulated, as: 'line' },
        {
          name: t('targets.evenPace'),
          values: daily.map((_, at) => Math.round((target * (at + 1) * 10) / days) / 10),
          as: 'line',
          dashed: true,
          kind: 'number',
        },
      ]}
      extra={choice}
    />
  )
}

export const AreasChart = ({ rows, metrics }: { rows: readonly AreaTask[]; metrics: readonly Metric[] }) => {
  const t = useT()
  const { metric, choice } = useMetric(metrics)
  const names = [...new Set(rows.map(({ areaName }) => areaName))]
  const sum = (name: string, number: (row: AreaTask) => number) =>
    rows.filter((row) => row.areaName === name).reduce((all, row) => all + number(row), 0)
  return (
    <Chart
      title={t('targets.byArea')}
      of={t('areaTask.areaName')}
      categories={names}
      series={[
        { name: t('targets.target'), values: names.map((name) => sum(name, (row) => row[targetKey(metric)])) },
        { name: t('target.done'), values: names.map((name) => sum(name, (row) => row.done[metric])) },
      ]}
      extra={choice}
    />
  )
}

export const DealersChart = ({
  rows,
  metrics,
  period,
}: {
  rows: readonly DealerTask[]
  metrics: readonly Metric[]
  period: { startTime: string; endTime: string }
}) => {
  const t = useT()
  const [metric, setMetric] = useState<Metric | 'overall'>('overall')
  const rate = (row: DealerTask): number | null => {
    if (metric === 'overall') return row.progress
    const target = row[targetKey(metric)]
    return target ? Math.round((row.done[metric] / target) * 1000) / 10 : null
  }
  const gone = timeGone(period)
  const sorted = rows
    .map((row) => ({ name: row.dealerName, rate: rate(row) }))
    .toSorted((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
  return (
    <Chart
      title={t('targets.byDealer')}
      of={t('dealerTask.dealerName')}
      shape="bars"
      height={Math.max(220, Math.min(640, sorted.length * 30 + 60))}
      categories={sorted.map(({ name }) => name)}
      series={[{ name: t('target.progress'), values: sorted.map((row) => row.rate), kind: 'percent' }]}
      marks={[
        { name: '100%', value: 100 },
        ...(gone === undefined ? [] : [{ name: t('targets.timeGone'), value: gone }]),
      ]}
      extra={<MetricChoice metrics={['overall', ...metrics]} value={metric} onChange={setMetric} />}
    />
  )
}
