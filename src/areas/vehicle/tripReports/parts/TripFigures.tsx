import type { TripDay } from '@/api/vehicle/tripReports'
import { trip, tripAlarm } from '@/entities/vehicle/trip'
import { Chart } from '@/kit/chart/Chart'
import { everyDay, openDays } from '@/kit/chart/days'
import { useSummary } from '@/kit/list/place'
import { SummaryTiles } from '@/kit/list/SummaryTiles'
import { useScreen } from '@/kit/page/screen'
import { useFormats } from '@/kit/show/format'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

const ALL_ALARMS = tripAlarm.options.map(({ value }) => value).join(',')

export const TripFigures = () => {
  const { number, percent } = useFormats()
  const { all, mileage, hours, withOrder } = useSummary() ?? {}
  return (
    <SummaryTiles
      label="tripReports.figures"
      of={[
        { name: 'all', label: 'tripReports.tripCount' },
        { name: 'mileage', label: 'tripReports.kilometres', value: number(mileage) },
        { name: 'hours', label: 'tripReports.hours', value: number(hours) },
        {
          name: 'withOrder',
          label: 'tripReports.ofOrders',
          value: percent(rateOf(withOrder, all)),
          filters: { withOrder: '1' },
        },
        { name: 'alarms', label: 'tripReports.alarmed', filters: { alarms: ALL_ALARMS }, bad: true },
      ]}
    />
  )
}

export const TripChart = ({ days: sent = [] }: { days: readonly TripDay[] | undefined }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const { setQuery } = useScreen()
  const days = everyDay(sent)
  return (
    <div className="charts">
      <Chart
        title={t('tripReports.byDay')}
        of={t('tripReports.day')}
        categories={days.map(({ date }) => shortDay(date))}
        unfinished={openDays(days)}
        series={[
          ...(trip.tripType.of?.options ?? []).map(({ value, label }) => ({
            name: t(label),
            stack: 'type',
            values: days.map(({ day }) => (day ? (day.counts[value] ?? null) : 0)),
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
    </div>
  )
}
