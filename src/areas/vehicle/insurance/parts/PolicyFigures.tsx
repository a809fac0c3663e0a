import type { PolicySums } from '@/api/vehicle/insurance'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Tile, Tiles } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { premiumsByInsurer } from './policySums'

/** The sums of a search and, unfolded, its premiums by month; renders nothing where the server sent no sums. */
export const PolicyFigures = ({ sums }: { sums: PolicySums | undefined }) => {
  const t = useT()
  const { count, money, percent } = useFormats()
  if (!sums) return null
  return (
    <>
      <Tiles label={t('insurance.sums')}>
        <Tile label={t('insurance.policies')} value={count(sums.count)} />
        <Tile label={t('insurancePolicy.premium')} value={money(sums.premium)} />
        <Tile label={t('insurancePolicy.taxAmount')} value={money(sums.taxAmount)} />
        <Tile label={t('insurance.renewalRate')} value={percent(sums.renewalRate)} />
        <Tile label={t('insurancePolicy.points')} value={count(sums.points)} />
      </Tiles>
      <ChartFold>
        <Months months={sums.months} />
      </ChartFold>
    </>
  )
}

const Months = ({ months }: Pick<PolicySums, 'months'>) => {
  const t = useT()
  const now = formatTime(Date.now(), 'YYYY-MM')
  const unfinished = months.flatMap(({ month }, at) => (month >= now ? [at] : []))
  return (
    <div className="charts">
      <Chart
        title={t('insurance.byMonth')}
        of={t('insurance.month')}
        categories={months.map(({ month }) => month)}
        unfinished={unfinished}
        series={[
          ...premiumsByInsurer(months, t('insurance.others')).map(
            (one) => ({ ...one, kind: 'money', stack: 'premium' }) as const,
          ),
          {
            name: t('insurance.renewalRate'),
            values: months.map(({ renewalRate }) => numberIn(renewalRate)),
            as: 'line',
            kind: 'percent',
            right: true,
            unfinished,
          },
        ]}
      />
    </div>
  )
}
