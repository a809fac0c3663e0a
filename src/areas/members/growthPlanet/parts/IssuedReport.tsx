import * as growthPlanet from '@/api/members/growthPlanet'
import type { IssuedAnswer } from '@/api/members/growthPlanet'
import { type IssuedPoint, issuedPoint as fields } from '@/entities/members/growthRound'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { useLoad } from '@/kit/data/load'
import type { ColumnOf } from '@/kit/list/columns'
import { type DateRangeFilter, daysOf, type Filter, sent, useDays } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { Figures } from '@/kit/show/Figures'
import { plain, useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const days: DateRangeFilter<'day'> = spanFilter(fields.day)
/** The call takes its days as startTime and endTime. */
const FILTERS: readonly Filter<'startTime' | 'endTime', 'day'>[] = [
  {
    ...days,
    toQuery: (text) => {
      const range = daysOf(text)
      return sent(range ? { startTime: range[0], endTime: range[1] } : {})
    },
  },
]
const DEFAULTS = { day: 'last30' }
const NEWEST = { field: fields.day.key, order: 'desc' } as const

const Failures = ({ value }: { value: unknown }) =>
  (numberIn(value) ?? 0) > 0 ? (
    <b className="planet-bad digits">{plain(value)}</b>
  ) : (
    <Value field={fields.failCount} value={value} />
  )

const COLUMNS: readonly ColumnOf<IssuedPoint>[] = [
  { field: fields.day, width: 140 },
  { field: fields.totalPoints, width: 140 },
  { field: fields.levelPoints, width: 140 },
  { field: fields.harvestPoints, width: 140 },
  { field: fields.userCount, width: 120 },
  { field: fields.failCount, width: 120, cell: (row) => <Failures value={row.failCount} /> },
]

const IssuedFigures = ({ sums }: { sums: IssuedAnswer['totalRow'] }) => {
  const t = useT()
  const { count, oneDecimal } = useFormats()
  const [startTime, endTime] = useDays('thisMonth') ?? []
  const { data } = useLoad(growthPlanet.getIssuedPoints.query({ startTime, endTime }))
  const [points, users, failed] = [sums?.totalPoints, sums?.userCount, sums?.failCount].map(numberIn)
  const average = typeof points === 'number' && users ? points / users : null
  return (
    <BesideTabs>
      <Figures
        card
        label={t('growthPlanet.issued')}
        figures={[
          { label: t('growthPlanet.periodTotal'), value: count(points) },
          { label: t('list.thisMonth'), value: count(data?.totalRow?.totalPoints) },
          { label: t('growthPlanet.perPerson'), value: oneDecimal(average) },
          { label: t(fields.failCount.label), value: count(failed), bad: (failed ?? 0) > 0 },
        ]}
      />
    </BesideTabs>
  )
}

const IssuedChart = ({ rows }: { rows: readonly IssuedPoint[] }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const all = everyDay(rows.map((row) => ({ date: plain(row.day).slice(0, 10), row }))).map(({ date, day }) => ({
    date,
    day: day?.row,
  }))
  const bars = (field: typeof fields.levelPoints | typeof fields.harvestPoints) => ({
    name: t(field.label),
    stack: 'points',
    values: dailyCounts(all, field.key),
  })
  return (
    <div className="space-below-md">
      <Chart
        title={t('growthPlanet.issuedByDay')}
        of={t(fields.day.label)}
        categories={all.map(({ date }) => shortDay(date))}
        unfinished={openDays(all)}
        series={[bars(fields.levelPoints), { ...bars(fields.harvestPoints), hatched: true }]}
      />
    </div>
  )
}

export const IssuedReport = () => {
  const t = useT()
  return (
    <ListScreen
      load={growthPlanet.getIssuedPoints}
      rowKey={fields.day}
      nameOf={(row) => plain(row.day)}
      filters={FILTERS}
      defaults={DEFAULTS}
      columns={COLUMNS}
      sort={NEWEST}
      above={(answer) => (
        <>
          <IssuedFigures sums={answer?.totalRow} />
          <ChartFold figures={t('growthPlanet.appPoints')}>{answer && <IssuedChart rows={answer.records} />}</ChartFold>
        </>
      )}
      foot={({ totalRow }) => (totalRow ? [{ label: t('growthPlanet.periodTotal'), row: totalRow }] : [])}
    />
  )
}
