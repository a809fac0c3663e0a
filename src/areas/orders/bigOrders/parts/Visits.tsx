import { Skeleton } from 'antd'
import { useMemo } from 'react'
import type { VisitDay } from '@/api/orders/bigOrders'
import * as bigOrders from '@/api/orders/bigOrders'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { bigOrder } from '@/entities/orders/bigOrder'
import { Chart } from '@/kit/chart/Chart'
import { Failed, useLoad } from '@/kit/data/load'
import { FilterBar } from '@/kit/list/FilterBar'
import { dateRangeFilter, daysOf, type Filter } from '@/kit/list/filters'
import { useListState } from '@/kit/list/state'
import { Card } from '@/kit/show/Card'
import { useFormats } from '@/kit/show/format'
import { SmallTable } from '@/kit/show/SmallTable'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { type TextKey, useT } from '@/locales'

const DAY = 86_400_000
const MAX_DAYS = 90
const PERIOD = { key: 'period', label: 'bigOrders.period' } as const
const DEFAULTS = { period: 'last30' }
const anyDays = dateRangeFilter(PERIOD)
/** Visit period, at most 90 days; sent as startTime and endTime. */
const periodFilter: Filter<'startTime' | 'endTime', 'period'> = {
  ...anyDays,
  always: true,
  validate: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MAX_DAYS ? 'bigOrders.tooLong' : undefined
  },
  toQuery: (text) => {
    const days = daysOf(text)
    return days ? { startTime: `${days[0]} 00:00:00`, endTime: `${days[1]} 23:59:59` } : {}
  },
  control: (props) => anyDays.control({ ...props, onChange: (text) => props.onChange(text || DEFAULTS.period) }),
}
const FILTERS = [periodFilter, seriesFilterOf(bigOrder.seriesName)]

const STEPS = ['uv', 'configCount', 'submitCount', 'payCount'] as const
const LABELS: Record<(typeof STEPS)[number] | 'pv', TextKey> = {
  pv: 'bigVisit.pv',
  uv: 'bigVisit.uv',
  configCount: 'bigVisit.configCount',
  submitCount: 'bigVisit.submitCount',
  payCount: 'bigVisit.payCount',
}
const NUMBERS = ['pv', ...STEPS] as const

export const Visits = () => {
  const t = useT()
  const { state, search, reset } = useListState(FILTERS, DEFAULTS)
  const { data, error, retry } = useLoad(bigOrders.getVisitStat.query(state.search, { quiet: true }))
  return (
    <>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      {data ? (
        <VisitCharts days={data} />
      ) : (
        <section className="card" aria-label={t('bigOrders.visits')}>
          {error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 8 }} />}
        </section>
      )}
    </>
  )
}

const VisitCharts = ({ days }: { days: readonly VisitDay[] }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const sums = useMemo(
    () => Object.fromEntries(NUMBERS.map((key) => [key, sumOf(days.map((day) => numberIn(day[key])))])),
    [days],
  )
  const series = (key: (typeof NUMBERS)[number]) => ({
    name: t(LABELS[key]),
    as: 'line' as const,
    values: days.map((day) => numberIn(day[key])),
  })
  const rate = (row: Record<string, unknown>) => percent(rateOf(row.payCount, row.uv))
  const rows = [
    ...days.map((day, at) => ({ ...day, key: `${day.statDate} ${at}` })),
    ...(days.length ? [{ statDate: t('bigOrders.total'), ...sums, key: 'total' }] : []),
  ]
  return (
    <>
      <div className="visit-charts">
        <Chart
          title={t('bigOrders.visits')}
          of={t('bigVisit.statDate')}
          categories={days.map(({ statDate }) => statDate)}
          series={[series('pv'), series('uv')]}
        />
        <Chart
          shape="funnel"
          title={t('bigOrders.funnel')}
          of={t('bigOrders.step')}
          categories={STEPS.map((key) => t(LABELS[key]))}
          series={[
            { name: t('bigOrders.people'), values: STEPS.map((key) => sums[key] ?? null) },
            {
              name: t('bigOrders.stepRate'),
              kind: 'percent',
              values: STEPS.map((key, at) => {
                const before = STEPS[at - 1]
                return before === undefined ? null : numberIn(rateOf(sums[key], sums[before]))
              }),
            },
          ]}
        />
      </div>
      <Card title={t('bigOrders.byDay')}>
        <SmallTable
          rowKey="key"
          dataSource={rows}
          scroll={{ x: 'max-content' }}
          columns={[
            { key: 'statDate', title: t('bigVisit.statDate'), dataIndex: 'statDate' },
            ...NUMBERS.map((key) => ({
              key,
              title: t(LABELS[key]),
              align: 'end' as const,
              render: (_: unknown, row: Record<string, unknown>) => count(row[key]),
            })),
            { key: 'payRate', title: t('bigVisit.payRate'), align: 'end' as const, render: (_, row) => rate(row) },
          ]}
        />
      </Card>
    </>
  )
}
