import type { WishStats } from '@/api/voice/feedback'
import { wish } from '@/entities/members/wish'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { everyDay } from '@/kit/chart/days'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { distinct } from '@/lib/distinct'
import { rateOf } from '@/lib/number'
import { useT } from '@/locales'

/** The wishes that match, counted; nothing where the server sent no counts. */
export const WishCharts = ({ stats }: { stats: WishStats | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  if (!stats) return null
  const { wished, lead, ordered } = stats
  return (
    <ChartFold
      figures={t('wishes.figures', {
        wished: count(wished),
        lead: count(lead),
        ordered: count(ordered),
        rate: percent(rateOf(lead, wished)),
      })}
    >
      <Charts stats={stats} />
    </ChartFold>
  )
}

const Charts = ({ stats: { series, colors, options, days, wished, lead, ordered } }: { stats: WishStats }) => {
  const t = useT()
  const { shortDay } = useFormats()
  const name = t('wishes.count')
  const countsOf = (rows: readonly { count: number }[]) => rows.map((row) => numberIn(row.count))
  const names = series.map(({ seriesName }) => plain(seriesName))
  const paints = distinct(
    colors.map(({ exterior }) => plain(exterior)),
    (paint) => paint,
  )
  const all = everyDay(days.map((of) => ({ date: plain(of.date), of })))
  return (
    <div className="charts">
      <Chart
        title={t('wishes.bySeries')}
        of={t(wish.seriesName.label)}
        categories={names}
        series={[{ name, values: countsOf(series) }]}
      />
      <Chart
        title={t('wishes.byColor')}
        of={t(wish.seriesName.label)}
        categories={names}
        series={paints.map((paint) => ({
          name: paint,
          stack: 'paint',
          values: names.map(
            (one) =>
              numberIn(colors.find((row) => plain(row.seriesName) === one && plain(row.exterior) === paint)?.count) ??
              0,
          ),
        }))}
      />
      <Chart
        title={t('wishes.topOptions')}
        of={t('wishOption.optionName')}
        shape="bars"
        categories={options.map(({ optionName }) => plain(optionName))}
        series={[{ name, values: countsOf(options) }]}
      />
      <Chart
        title={t('wishes.funnel')}
        of={t('wishes.step')}
        shape="funnel"
        categories={[t('wishes.wished'), t('wishes.becameLead'), t('wishes.ordered')]}
        series={[{ name, values: [numberIn(wished), numberIn(lead), numberIn(ordered)] }]}
      />
      <Chart
        title={t('wishes.byDay')}
        of={t('wishes.day')}
        categories={all.map(({ date }) => shortDay(date))}
        series={[{ name, as: 'line', values: all.map(({ day }) => numberIn(day?.of.count) ?? 0) }]}
      />
    </div>
  )
}
