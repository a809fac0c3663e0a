import type { TripDay } from '@/api/vehicle/tripReports'
import { trip, tripAlarm } from '@/entities/vehicle/trip'
import { Chart } from '@/kit/chart/Chart'
import { everyDay, openDays } from '@/kit/chart/days'
import { useList, useSummary } from '@/kit/list/place'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

const ALL_ALARMS = tripAlarm.options.map(({ value }) => value).join(',')

/** The sums of the trips that fit; a press narrows the list. */
export const TripFigures = () => {
  const t = useT()
  const { count, number, percent } = useFormats()
  const { setQuery } = useScreen()
  const { state } = useList()
  const summary = useSummary()
  const chosen = state?.texts
  const toggle = (key: string, value: string) => () =>
    setQuery({ [key]: chosen?.[key] === value ? undefined : value, page: undefined })
  if (!summary) return null
  return (
    <Tiles label={t('tripReports.figures')}>
      <Tile label={t('tripReports.tripCount')} value={count(summary.all)} />
      <Tile label={t('tripReports.kilometres')} value={number(summary.mileage)} />
      <Tile label={t('tripReports.hours')} value={number(summary.hours)} />
      <Tile
        label={t('tripReports.ofOrders')}
        value={percent(rateOf(summary.withOrder, summary.all))}
        on={chosen?.withOrder === '1'}
        run={toggle('withOrder', '1')}
      />
      <Tile
        label={t('tripReports.alarmed')}
        value={count(summary.alarms)}
        bad={(summary.alarms ?? 0) > 0}
        on={chosen?.alarms === ALL_ALARMS}
        run={toggle('alarms', ALL_ALARMS)}
      />
    </Tiles>
  )
}

/** The trips and km of each day; a press narrows the list to it. */
export const TripChart = ({ days: sent = [] }: { days: readonly TripDay[] | undefined }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const { setQuery } = useScreen()
  const days = everyDay(sent)
  return (
    <Chart
      title={t('tripReports.byDay')}
      of={t('tripReports.day')}
      categories={days.map(({ date }) => shortDay(date))}
      unfinished={openDays(days)}
      series={[
        ...(trip.tripType.of?.options ?? []).map(({ value, label }) => ({
          name: t(label),
          stack: 'type',
          values: days.map(({ day }) => day?.counts[value] ?? 0),
        })),
        {
          name: t('tripReports.kilometres'),
          as: 'line' as const,
          right: true,
          kind: 'number' as const,
          values: days.map(({ day }) => (day ? day.mileage : 0)),
        },
      ]}
      onPick={(at) => {
        const date = days[at]?.date
        if (date) setQuery({ startTime: `${date}~${date}`, page: undefined })
      }}
    />
  )
}
