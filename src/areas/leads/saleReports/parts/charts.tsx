import './sales.css'
import { useMemo } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { isRate, type Metric, type SaleReport, saleReport } from '@/entities/leads/saleReport'
import { everyDay, openDays } from '@/kit/chart/days'
import { Chart, type Series } from '@/kit/chart/Chart'
import { Failed, useLoad, useLoads } from '@/kit/data/load'
import { useT } from '@/locales'
import { numberIn } from '@/lib/counts'
import { rate, restOf } from '../calculate'
import { type Dimension, DIMENSION_LABELS } from '../variants'
import { kindOf, useFigures } from './figures'
import { Waiting } from './Frame'

const FUNNEL = [
  'clueCount',
  'validCount',
  'visitCount',
  'driveCount',
  'orderCount',
  'saleCount',
] as const satisfies Metric[]
/** Number of rows above which a chart shows only the largest and the sum of the others. */
const MAX_ROWS = 50
const LARGEST = 20
const MAX_DAYS = 400
const MAX_RATE = 150

const isZero = (summary: saleReports.Figures) => FUNNEL.every((metric) => numberIn(summary[metric]) === 0)

/** Funnel from leads to sales, each step with its share of the previous one. A click selects the measure. */
export const FunnelChart = ({
  summary,
  height,
  choose,
}: {
  summary: saleReports.Figures
  height?: number
  choose?: (metric: Metric) => void
}) => {
  const t = useT()
  const { name } = useFigures()
  const isEmpty = FUNNEL.every((metric) => !numberIn(summary[metric]))
  const values = isEmpty ? [] : FUNNEL.map((metric) => numberIn(summary[metric]))
  return (
    <Chart
      title={t('sales.funnel')}
      of={t('sales.metric')}
      shape="funnel"
      height={height}
      categories={values.length ? FUNNEL.map(name) : []}
      series={[
        { name: t('sales.total'), values },
        {
          name: t('sales.stepRate'),
          values: values.map((value, at) => (at === 0 ? null : rate(value, values[at - 1] ?? null))),
          kind: 'percent',
        },
      ]}
      onPick={
        choose &&
        ((at) => {
          const metric = FUNNEL[at]
          if (metric) choose(metric)
        })
      }
    />
  )
}

const NEEDED = ['finishRate', 'saleCount', 'targetCount', 'orderCount', 'clueCount'] as const satisfies Metric[]

type Search = Omit<Parameters<typeof saleReports.list>[0], 'dimension'>
const NO_ROWS: readonly SaleReport[] = []

const useParts = (search: Search, codes: readonly string[], measure: Metric) => {
  const answers = useLoads(
    codes.map((code) =>
      saleReports.list.query(
        { ...search, dealerCodes: [code], dimension: 'series', quotaCodes: [measure], pageNo: 1, pageSize: 100 },
        { quiet: true },
      ),
    ),
  )
  const names = new Map(
    answers.flatMap(({ data }) => (data?.records ?? []).map(({ dimCode, dimName }) => [dimCode, dimName])),
  )
  const isReady = codes.length > 0 && answers.every(({ data }) => data)
  return isReady
    ? [...names].map(([code, name]) => ({
        name,
        values: answers.map(({ data }) => numberIn(data?.records.find(({ dimCode }) => dimCode === code)?.[measure])),
      }))
    : undefined
}

/**
 * Measure by the dimension of the report, largest first, with target rates. By day it is a line in chronological
 * order. A click opens the row with `open`, unless it has no code.
 */
export const MeasureChart = ({
  search,
  dimension,
  measure,
  stacked,
  open,
}: {
  search: Search
  dimension: Dimension
  measure: Metric
  stacked: boolean
  open?: (row: SaleReport) => void
}) => {
  const t = useT()
  const { name } = useFigures()
  const byDay = dimension === 'day'
  const sort = byDay ? {} : { sortField: measure, sortOrder: 'desc' }
  const { data, error, retry } = useLoad(
    saleReports.list.query(
      {
        ...search,
        ...sort,
        dimension,
        quotaCodes: [...new Set([measure, ...NEEDED])],
        pageNo: 1,
        pageSize: byDay ? MAX_DAYS : MAX_ROWS,
      },
      { quiet: true },
    ),
  )
  const isCut = !byDay && (data?.total ?? 0) > MAX_ROWS
  const rows = data && !isZero(data.summary) ? (isCut ? data.records.slice(0, LARGEST) : data.records) : NO_ROWS
  const isStacked = stacked && dimension === 'dealer' && !isRate(measure)
  const shops = useMemo(
    () => (isStacked ? rows.map(({ dimCode }) => dimCode).slice(0, LARGEST) : []),
    [isStacked, rows],
  )
  const parts = useParts(search, shops, measure)
  // A missing day is a gap, and the last one may be incomplete.
  const lines = byDay
    ? everyDay(rows.map((row) => ({ ...row, date: row.dimName })))
    : rows.map((row) => ({ date: row.dimName, day: row }))
  const running = byDay ? openDays(lines) : []
  const valuesOf = (metric: Metric) => [
    ...lines.map(({ day }) => (day ? numberIn(day[metric]) : null)),
    ...(isCut && data ? [restOf(rows, data.summary, metric)] : []),
  ]
  const bars: Series[] =
    parts && shops.length === rows.length
      ? parts.map((part) => ({ ...part, kind: kindOf(measure), stack: 'series' }))
      : [
          {
            name: name(measure),
            values: valuesOf(measure),
            kind: kindOf(measure),
            as: byDay ? 'line' : 'bar',
            unfinished: running,
          },
        ]
  const reached = valuesOf('finishRate')
  const withLine = measure !== 'finishRate' && reached.some((value) => value !== null)
  if (error && !data)
    return (
      <section className="card">
        <Failed compact error={error} retry={retry} />
      </section>
    )
  if (!data) return <Waiting />
  return (
    <Chart
      title={t('sales.by', { measure: name(measure), dimension: t(DIMENSION_LABELS[dimension]) })}
      of={t(DIMENSION_LABELS[dimension])}
      rateMax={MAX_RATE}
      onPick={
        byDay || !open
          ? undefined
          : (at) => {
              const row = rows[at]
              if (row?.dimCode) open(row)
            }
      }
      unfinished={running}
      categories={[...lines.map(({ date }) => date || t('sales.unassigned')), ...(isCut ? [t('sales.others')] : [])]}
      series={[
        ...bars,
        ...(withLine
          ? [
              {
                name: t(saleReport.finishRate.label),
                values: reached,
                as: byDay ? ('line' as const) : ('bar' as const),
                kind: 'percent' as const,
                unfinished: running,
              },
            ]
          : []),
      ]}
    />
  )
}
