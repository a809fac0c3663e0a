import '../pointPools.css'
import * as points from '@/api/members/points'
import type { Numbers } from '@/api/reply'
import { is } from '@/entities/field'
import { pointChange } from '@/entities/members/pointEnums'
import { pointReport as fields, reportDimension } from '@/entities/members/pointReport'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { Failed, Loaded, useLoad } from '@/kit/data/load'
import { Tile, Tiles } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { Trend } from '@/kit/show/Trend'
import { numberIn, sumOf } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

const TOP = 10
const MAX_SLICES = 8
const LINES = [fields.earnPoints, fields.usePoints, fields.expirePoints] as const
type Asked = points.ReportQuery
const TASK_GROUP = 'EARN'
const TASK = String(pointChange.task)

const CARDS = [...LINES, fields.adjustPoints] as const

const useFigures = (asked: Asked) => useLoad(points.getReport.query(asked, { quiet: true }))

/** Change of a figure from the previous period, without text if `short`; nothing if one of them is unknown. */
const Change = ({ now, then, short }: { now: number | undefined; then: number | undefined; short?: boolean }) => {
  const t = useT()
  const { percent } = useFormats()
  if (now === undefined || then === undefined) return null
  const rate = percent(rateOf(Math.abs(now - then), Math.abs(then)))
  const words = t('pointPools.toBefore', { rate })
  return (
    <small className="period-change" title={words}>
      <Trend change={now - then} good="neither">
        {short ? rate : words}
      </Trend>
    </small>
  )
}
const beforeOf = (summary: Numbers, key: string): number | undefined =>
  summary[`previous${key.slice(0, 1).toUpperCase()}${key.slice(1)}`]

export const ReportTiles = ({ asked, isStaff }: { asked: Asked; isStaff: boolean }) => {
  const t = useT()
  const { count } = useFormats()
  const load = useFigures(asked)
  const { summary } = load.data ?? {}
  return (
    <Loaded load={load}>
      {summary && (
        <Tiles label={t(isStaff ? 'pointPools.staffFigures' : 'pointPools.appFigures')}>
          {CARDS.map((field) => (
            <Tile
              key={field.key}
              label={t(field.label)}
              value={
                <>
                  {field === fields.adjustPoints ? (
                    <SignedPoints value={summary[field.key]} />
                  ) : (
                    count(summary[field.key])
                  )}{' '}
                  <Change short now={summary[field.key]} then={beforeOf(summary, field.key)} />
                </>
              }
            />
          ))}
        </Tiles>
      )}
    </Loaded>
  )
}

/** Outstanding points at the end of the period, and their shop value if known. */
const ClosingBalance = ({ asked }: { asked: Asked }) => {
  const t = useT()
  const { count, money } = useFormats()
  const { summary } = useFigures(asked).data ?? {}
  if (!summary) return null
  const { balance, worth } = summary
  return (
    <>
      {t(fields.balance.label)} <b>{count(balance)}</b> <Change now={balance} then={beforeOf(summary, 'balance')} />
      {worth !== undefined && <span> {t('pointPools.worth', { money: money((worth / 100).toFixed(2)) })}</span>}
    </>
  )
}

const Dealers = ({ asked }: { asked: Asked }) => {
  const t = useT()
  const { data, error, retry } = useLoad(
    points.getReportByCondition.query(
      {
        ...asked,
        dimension: reportDimension.dealer,
        pageNo: 1,
        pageSize: TOP,
        sortField: fields.earnPoints.key,
        sortOrder: 'desc',
      },
      { quiet: true },
    ),
  )
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const rows = data?.records ?? []
  return (
    <Chart
      title={t('pointPools.topDealers')}
      of={t('pointDetail.dealerName')}
      shape="bars"
      categories={rows.map((row) => plain(row.dimName) || row.dimCode)}
      series={[{ name: t(fields.earnPoints.label), values: rows.map((row) => numberIn(row.earnPoints)) }]}
    />
  )
}

/** App tasks that paid most; empty if other movements are filtered. */
const Tasks = ({ asked }: { asked: Asked }) => {
  const t = useT()
  const { changeGroup = TASK_GROUP, changeType = TASK } = asked
  const hasTasks = changeGroup === TASK_GROUP && is(changeType, TASK)
  const { data, error, retry } = useLoad(
    points.getReport.query({ ...asked, changeGroup: TASK_GROUP, changeType: TASK }, { quiet: true }),
    { enabled: hasTasks },
  )
  if (!hasTasks) return null
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const rows = (data?.bySource ?? []).slice(0, TOP)
  return (
    <Chart
      title={t('pointPools.topTasks')}
      of={t('pointTask.taskName')}
      shape="bars"
      categories={rows.map(({ name }) => plain(name))}
      series={[{ name: t(fields.earnPoints.label), values: rows.map((row) => numberIn(row.points)) }]}
    />
  )
}

const Figures = ({ asked }: { asked: Asked }) => {
  const t = useT()
  const { data, error, retry } = useFigures(asked)
  if (error && !data) return <Failed compact error={error} retry={retry} />
  const { trend = [], bySource = [] } = data ?? {}
  const days = everyDay(trend)
  const unfinished = openDays(days)
  // A day without movements keeps the previous balance.
  const balances = days.map((_, at) => days.slice(0, at + 1).findLast(({ day }) => day)?.day?.balance)
  const rest = sumOf(bySource.slice(MAX_SLICES).map((one) => numberIn(one.points)))
  const slices = [
    ...bySource.slice(0, MAX_SLICES).map((one) => ({ name: plain(one.name), value: numberIn(one.points) })),
    ...(rest ? [{ name: t('pointPools.others'), value: rest }] : []),
  ]
  return (
    <>
      <Chart
        title={t('pointPools.trend')}
        of={t('pointPools.period')}
        categories={days.map(({ date }) => date)}
        series={[
          ...LINES.map(({ key, label }, at) => ({
            name: t(label),
            values: dailyCounts(days, key),
            as: 'line' as const,
            dashed: at === 2,
            unfinished,
          })),
          {
            name: t(fields.balance.label),
            values: balances.map(numberIn),
            as: 'line',
            thin: true,
            right: true,
          },
        ]}
      />
      <Chart
        title={t('pointPools.bySource')}
        of={t('pointDetail.source')}
        shape="ring"
        categories={slices.map(({ name }) => name)}
        series={[{ name: t(fields.earnPoints.label), values: slices.map(({ value }) => value) }]}
      />
    </>
  )
}

export const ReportCharts = ({
  asked,
  isStaff,
  hasDealers,
}: {
  asked: Asked
  isStaff: boolean
  hasDealers: boolean
}) => (
  <ChartFold figures={<ClosingBalance asked={asked} />}>
    <div className="charts">
      <Figures asked={asked} />
      {hasDealers && <Dealers asked={asked} />}
      {!isStaff && <Tasks asked={asked} />}
    </div>
  </ChartFold>
)
