import type { ReferrerAnswer } from '@/api/marketing/invitationPosters'
import { referrer } from '@/entities/marketing/referrer'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'

const POSTER = '/marketing-management/invitation-details'
const WEEK = 7 * 86_400_000

/** What the invitations of a search came to in one line and, unfolded, as charts. */
export const ReferrerCharts = ({ answer }: { answer: ReferrerAnswer | undefined }) => {
  const t = useT()
  const { count, shortDay } = useFormats()
  const way = usePermittedLinks()
  if (!answer) return null
  const { summary, weeks = [], posters = [] } = answer
  const isShort = weeks.flatMap(({ key }, at) => (Date.parse(plain(key)) > Date.now() - WEEK ? [at] : []))
  const steps = [
    { label: t(referrer.inviteCount.label), value: summary.invited },
    { label: t(referrer.registerCount.label), value: summary.registered },
    { label: t(referrer.clueCount.label), value: summary.leads },
    { label: t(referrer.testDriveCount.label), value: summary.drives },
    { label: t(referrer.dealCount.label), value: summary.deals },
  ]
  return (
    <ChartFold
      figures={t('referrers.sums', {
        people: count(summary.people),
        registered: count(summary.registered),
        deals: count(summary.deals),
        points: count(summary.points),
      })}
    >
      <div className="charts">
        <Chart
          shape="funnel"
          title={t('referrers.funnel')}
          of={t('referrers.step')}
          categories={steps.map(({ label }) => label)}
          series={[{ name: t('referrers.count'), values: steps.map(({ value }) => numberIn(value)) }]}
        />
        <Chart
          title={t('referrers.byWeek')}
          of={t('referrers.week')}
          categories={weeks.map(({ key }) => shortDay(key))}
          series={[
            {
              name: t(referrer.registerCount.label),
              as: 'line',
              values: weeks.map(({ registerCount }) => numberIn(registerCount)),
              unfinished: isShort,
            },
            {
              name: t(referrer.dealCount.label),
              as: 'line',
              values: weeks.map(({ dealCount }) => numberIn(dealCount)),
              unfinished: isShort,
            },
          ]}
        />
        <Chart
          shape="bars"
          title={t('referrers.byPoster')}
          of={t('referred.posterTitle')}
          categories={posters.map(({ name }) => plain(name))}
          series={[
            {
              name: t(referrer.registerCount.label),
              values: posters.map(({ registerCount }) => numberIn(registerCount)),
            },
          ]}
          onPick={way(POSTER) && ((at) => way(POSTER, { id: posters[at]?.key })?.())}
        />
      </div>
    </ChartFold>
  )
}
