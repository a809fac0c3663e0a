import './sales.css'
import { Select, Space } from 'antd'
import { useState } from 'react'
import type { SaleAnswer } from '@/api/leads/saleReports'
import type { Metric } from '@/entities/leads/saleReport'
import { Chart } from '@/kit/chart/Chart'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { kindOf, useFigures } from './figures'

const ENDS = 10

/**
 * The ten best and ten worst dealers by the ranked metric, and a scatter chart of all by two metrics. Rows have to be
 * sorted best first.
 */
export const MatrixCharts = ({
  answer,
  metrics,
  ranked,
}: {
  answer: SaleAnswer | undefined
  metrics: readonly Metric[]
  ranked: Metric
}) => {
  const t = useT()
  const { name } = useFigures()
  const [chosen, choose] = useState<readonly (Metric | undefined)[]>([])
  const rows = answer?.records ?? []
  const known = rows.filter((row) => numberIn(row[ranked]) !== null)
  const ends = known.length > ENDS * 2 ? [...known.slice(0, ENDS), ...known.slice(-ENDS)] : known
  const average = numberIn(answer?.average[ranked])
  const [across = ranked, up = metrics.find((metric) => metric !== across) ?? ranked] = chosen.map((metric) =>
    metrics.find((one) => one === metric),
  )
  const picker = (label: string, value: Metric, set: (metric: Metric) => void) => (
    <Select<Metric>
      size="small"
      aria-label={label}
      value={value}
      onChange={set}
      popupMatchSelectWidth={false}
      style={{ minWidth: 110 }}
      options={metrics.map((metric) => ({ value: metric, label: name(metric) }))}
    />
  )
  return (
    <div className="charts sales-charts" data-even>
      <Chart
        title={t('sales.extremes', { measure: name(ranked) })}
        of={t('sales.dealer')}
        height={440}
        shape="bars"
        categories={ends.map(({ dimName }) => dimName)}
        series={[{ name: name(ranked), values: ends.map((row) => numberIn(row[ranked])), kind: kindOf(ranked) }]}
        marks={average === null ? undefined : [{ name: t('sales.average'), value: average }]}
      />
      <Chart
        title={t('sales.scatter')}
        of={t('sales.dealer')}
        shape="scatter"
        height={440}
        categories={rows.map(({ dimName }) => dimName)}
        series={[across, up].map((metric) => ({
          name: name(metric),
          values: rows.map((row) => numberIn(row[metric])),
          kind: kindOf(metric),
        }))}
        groups={{ of: t('sales.area'), names: rows.map(({ areaName }) => areaName ?? '') }}
        extra={
          <Space size={4} wrap>
            {picker(t('sales.firstMetric'), across, (metric) => choose([metric, up]))}
            {picker(t('sales.secondMetric'), up, (metric) => choose([across, metric]))}
          </Space>
        }
      />
    </div>
  )
}
