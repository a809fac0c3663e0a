import * as ats from '@/api/orders/ats'
import { atsReportRow } from '@/entities/orders/atsReport'
import { Chart } from '@/kit/chart/Chart'
import { Failed, useLoad } from '@/kit/data/load'
import { numberIn, sumOf } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { GROUPS, type Group } from './reportFilters'

const MAX_RANKED = 20
const MAX_SLICES = 8

const useGroups = (search: ats.ReportQuery, groupBy: Group, pageSize: number) =>
  useLoad(
    ats.getReport.query(
      {
        ...search,
        groupBy,
        pageNo: 1,
        pageSize,
        ...(groupBy === 'month' ? {} : { sortField: 'saleCount', sortOrder: 'desc' }),
      },
      { quiet: true },
    ),
  )

const Trouble = ({ load: { error, retry } }: { load: ReturnType<typeof useGroups> }) =>
  error && (
    <section className="card">
      <Failed compact error={error} retry={retry} />
    </section>
  )

/** Sales against target by month, ranking by consultant or dealer, and shares of the series, each with its table. */
export const Charts = ({ search, hq }: { search: ats.ReportQuery; hq: boolean }) => {
  const t = useT()
  const ranked = hq ? 'dealer' : 'consultant'
  const byMonth = useGroups(search, 'month', 100)
  const bySeller = useGroups(search, ranked, MAX_RANKED)
  const bySeries = useGroups(search, 'series', 100)
  const months = byMonth.data?.records ?? []
  const thisMonth = formatTime(Date.now(), 'YYYY-MM')
  const open = months.flatMap(({ groupKey }, at) => (groupKey >= thisMonth ? [at] : []))
  const sellers = (bySeller.data?.records ?? []).slice(0, MAX_RANKED)
  const series = bySeries.data?.records ?? []
  const rest = sumOf(series.slice(MAX_SLICES).map((row) => numberIn(row.saleCount)))
  return (
    <div className="charts">
      {byMonth.data ? (
        <Chart
          title={t('ats.chartMonths')}
          of={t(GROUPS.month)}
          categories={months.map(({ groupName }) => groupName)}
          unfinished={open}
          series={[
            { name: t(atsReportRow.saleCount.label), values: months.map((row) => numberIn(row.saleCount)) },
            { name: t(atsReportRow.targetCount.label), values: months.map((row) => numberIn(row.targetCount)) },
            {
              name: t(atsReportRow.finishRate.label),
              values: months.map((row) => numberIn(row.finishRate)),
              as: 'line',
              kind: 'percent',
              right: true,
              unfinished: open,
            },
          ]}
        />
      ) : (
        <Trouble load={byMonth} />
      )}
      {bySeller.data ? (
        <Chart
          title={t(hq ? 'ats.chartDealers' : 'ats.chartConsultants')}
          of={t(GROUPS[ranked])}
          shape="bars"
          categories={sellers.map(({ groupName }) => groupName)}
          series={[{ name: t(atsReportRow.saleCount.label), values: sellers.map((row) => numberIn(row.saleCount)) }]}
        />
      ) : (
        <Trouble load={bySeller} />
      )}
      {bySeries.data ? (
        <Chart
          title={t('ats.chartSeries')}
          of={t(GROUPS.series)}
          shape="ring"
          categories={[
            ...series.slice(0, MAX_SLICES).map(({ groupName }) => groupName),
            ...(rest === 0 ? [] : [t('ats.others')]),
          ]}
          series={[
            {
              name: t(atsReportRow.saleCount.label),
              values: [
                ...series.slice(0, MAX_SLICES).map((row) => numberIn(row.saleCount)),
                ...(rest === 0 ? [] : [rest]),
              ],
            },
          ]}
        />
      ) : (
        <Trouble load={bySeries} />
      )}
    </div>
  )
}
