import './sales.css'
import { Pagination } from 'antd'
import { useState } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { type SaleCompare, saleCompare } from '@/entities/leads/saleCompare'
import type { Metric } from '@/entities/leads/saleReport'
import { Chart } from '@/kit/chart/Chart'
import { Failed, useLoad, useLoads } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { type Translate, useT } from '@/locales'
import { soFar } from '../calculate'
import { kindOf, useFigures } from './figures'

export type CompareSearch = Parameters<typeof saleReports.compare>[0]

const hintOf = (t: Translate) => (row: SaleCompare) =>
  [`${row.period} / ${row.comparePeriod}`, ...(row.running ? [t('sales.open')] : [])].join(' · ')
const numbers = (rows: readonly SaleCompare[]) => rows.map((_, at) => String(at + 1))
const openOnes = (rows: readonly SaleCompare[]) => rows.flatMap(({ running }, at) => (running ? [at] : []))

/**
 * Both periods as lines by bucket number, with `average` per bucket as a third one, and their differences in a second
 * chart. Rows have to be in chronological order.
 */
export const TimeCharts = ({
  rows,
  metric,
  cumulated,
  average,
}: {
  rows: readonly SaleCompare[]
  metric: Metric
  cumulated: boolean
  average?: readonly (number | null)[]
}) => {
  const t = useT()
  const { name } = useFigures()
  const [current, compared] = cumulated
    ? (['sumCurrent', 'sumCompare'] as const)
    : (['currentValue', 'compareValue'] as const)
  const kind = kindOf(metric)
  const frame = {
    of: t('sales.bucketNo'),
    categories: numbers(rows),
    hints: rows.map(hintOf(t)),
    unfinished: openOnes(rows),
  }
  const line = (field: typeof current | typeof compared, dashed: boolean) => ({
    name: t(saleCompare[field].label),
    values: rows.map((row) => numberIn(row[field])),
    // A bucket that has only begun must not look like a drop. Running totals never drop.
    unfinished: field === 'currentValue' ? openOnes(rows) : undefined,
    as: 'line' as const,
    kind,
    dashed,
  })
  const ofArea = average && cumulated ? soFar(average) : average
  return (
    <div className="charts sales-charts" data-even>
      <Chart
        {...frame}
        title={t('sales.trend', { measure: name(metric) })}
        series={[
          line(current, false),
          line(compared, true),
          ...(ofArea ? [{ name: t('sales.areaAverage'), values: ofArea, as: 'line' as const, kind, thin: true }] : []),
        ]}
      />
      <Chart
        {...frame}
        title={t('sales.versus')}
        series={[{ name: t('sales.versus'), values: rows.map((row) => numberIn(row.diffValue)), kind }]}
      />
    </div>
  )
}

const SHOPS = 12
const ofTime = (a: SaleCompare, b: SaleCompare) => (a.period < b.period ? -1 : 1)

export const ShopCharts = ({
  search,
  metric,
  codes,
}: {
  search: CompareSearch
  metric: Metric
  codes: readonly string[]
}) => {
  const t = useT()
  const { name } = useFigures()
  const [pageNo, setPage] = useState(1)
  const { viewpoint } = search
  const shops = useLoad(
    saleReports.listDealers.query({ viewpoint, dealerCodes: codes, pageNo, pageSize: SHOPS }, { quiet: true }),
  )
  const rows = shops.data?.records ?? []
  const answers = useLoads(
    rows.map(({ dealerCode }) => saleReports.compare.query({ ...search, dealerCodes: [dealerCode] }, { quiet: true })),
  )
  const charts = rows.map(({ dealerCode, dealerName }, at) => ({
    dealerCode,
    dealerName,
    buckets: (answers[at]?.data?.records ?? []).toSorted(ofTime),
  }))
  const values = charts.flatMap(({ buckets }) =>
    buckets.flatMap((row) => [numberIn(row.currentValue), numberIn(row.compareValue)].filter((one) => one !== null)),
  )
  const failed = shops.error ?? answers.find(({ error }) => error)?.error
  const total = shops.data?.total ?? 0
  return (
    <section aria-label={t('sales.shops', { measure: name(metric) })}>
      {failed && (
        <section className="card">
          <Failed
            compact
            error={failed}
            retry={() => {
              if (shops.error) shops.retry()
              for (const one of answers) if (one.error) void one.refetch()
            }}
          />
        </section>
      )}
      <div className="charts">
        {charts.map(({ dealerCode, dealerName, buckets }) => (
          <Chart
            key={dealerCode}
            title={dealerName}
            of={t('sales.bucketNo')}
            categories={numbers(buckets)}
            hints={buckets.map(hintOf(t))}
            min={Math.min(0, ...values)}
            max={Math.max(1, ...values)}
            series={(['currentValue', 'compareValue'] as const).map((field) => ({
              name: t(saleCompare[field].label),
              values: buckets.map((row) => numberIn(row[field])),
              unfinished: field === 'currentValue' ? openOnes(buckets) : undefined,
              as: 'line',
              kind: kindOf(metric),
              dashed: field === 'compareValue',
            }))}
          />
        ))}
      </div>
      {total > SHOPS && (
        <Pagination
          align="end"
          current={pageNo}
          pageSize={SHOPS}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
          className="space-below"
        />
      )}
    </section>
  )
}
