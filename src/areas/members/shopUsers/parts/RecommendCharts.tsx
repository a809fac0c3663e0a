import type { RecommendAnswer, RecommendGroup } from '@/api/members/shopUsers'
import { starRecommend as recommend } from '@/entities/members/starRecommend'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { rateOf } from '@/lib/number'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

const FULL = 100

/** What the recommendations of a search came to in one line and, unfolded, as charts. */
export const RecommendCharts = ({ answer }: { answer: RecommendAnswer | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const { setQuery } = useScreen()
  if (!answer) return null
  const { summary, months = [], series = [], types = [] } = answer
  const narrow = (key: string, group: RecommendGroup | undefined) =>
    group && setQuery({ [key]: plain(group.name), page: undefined })
  const now = formatTime(Date.now(), 'YYYY-MM')
  return (
    <ChartFold
      figures={t('shopUsers.recommendSums', {
        total: count(summary.all),
        won: count(summary.won),
        rate: percent(summary.dealRate),
        points: count(summary.pendingPoints),
      })}
    >
      <div className="charts">
        <Chart
          title={t('shopUsers.byMonth')}
          of={t('shopUsers.month')}
          categories={months.map(({ month }) => month)}
          unfinished={months.flatMap(({ month }, at) => (month >= now ? [at] : []))}
          series={(recommend.status.of?.options ?? []).map(({ value, label }) => ({
            name: t(label),
            stack: 'status',
            values: months.map(({ counts }) => numberIn(counts[`status${value}`]) ?? 0),
          }))}
        />
        <Chart
          shape="bars"
          title={t('shopUsers.bySeries')}
          of={t(recommend.seriesName.label)}
          categories={series.map(({ name }) => plain(name))}
          series={[
            { name: t('shopUsers.recommendedCount'), values: series.map(({ total }) => numberIn(total)) },
            { name: t('recommendStatus.won'), values: series.map(({ won }) => numberIn(won)) },
          ]}
          onPick={(at) => narrow(recommend.seriesName.key, series[at])}
        />
        <Chart
          title={t('shopUsers.rateByType')}
          of={t(recommend.recommenderType.label)}
          categories={types.map(({ name }) => optionName(t, recommend.recommenderType, name))}
          max={FULL}
          series={[
            {
              name: t('starTraded.dealRate'),
              kind: 'percent',
              values: types.map(({ won, total }) => numberIn(rateOf(won, total))),
            },
          ]}
          onPick={(at) => narrow(recommend.recommenderType.key, types[at])}
        />
      </div>
    </ChartFold>
  )
}
