import type { TierCount, TradedAnswer } from '@/api/members/shopUsers'
import { starTraded as traded } from '@/entities/members/starTraded'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'

/** The steps of the reward with the people on each; a press filters the list by one. */
export const TierLadder = ({ tiers }: { tiers: readonly TierCount[] | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  if (!tiers?.length) return null
  const chosen = query.get(traded.tier.key)
  return (
    <Tiles label={t('shopUsers.ladder')}>
      {tiers.map(({ tier, count: people }) => {
        const on = chosen === plain(tier)
        return (
          <Tile
            key={plain(tier)}
            label={optionName(t, traded.tier, tier)}
            value={count(people)}
            on={on}
            run={() => setQuery({ [traded.tier.key]: on ? undefined : plain(tier), page: undefined })}
          />
        )
      })}
    </Tiles>
  )
}

/** What the recommenders of a search sold in one line and, unfolded, as charts. */
export const TradedCharts = ({
  answer,
  open,
}: {
  answer: TradedAnswer | undefined
  open: (recommenderId: string) => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const { setQuery } = useScreen()
  if (!answer) return null
  const { summary, tiers = [], top = [], months = [] } = answer
  const now = formatTime(Date.now(), 'YYYY-MM')
  const isShort = months.flatMap(({ month }, at) => (month >= now ? [at] : []))
  return (
    <ChartFold
      figures={t('shopUsers.tradedSums', {
        people: count(summary.people),
        sold: count(summary.sold),
        average: count(summary.average),
        paid: count(summary.paidPoints),
        pending: count(summary.pendingPoints),
      })}
    >
      <div className="charts">
        <Chart
          shape="bars"
          title={t('shopUsers.top')}
          of={t(traded.recommenderName.label)}
          categories={top.map(({ recommenderName }) => plain(recommenderName))}
          series={[
            { name: t(traded.tradedCount.label), values: top.map(({ tradedCount }) => numberIn(tradedCount)) },
            { name: t(traded.periodCount.label), values: top.map(({ periodCount }) => numberIn(periodCount)) },
          ]}
          onPick={(at) => {
            const id = top[at]?.recommenderId
            if (id) open(id)
          }}
        />
        <Chart
          title={t('shopUsers.dealsByMonth')}
          of={t('shopUsers.month')}
          categories={months.map(({ month }) => month)}
          series={[
            {
              name: t(traded.tradedCount.label),
              as: 'line',
              values: months.map((one) => numberIn(one.count)),
              unfinished: isShort,
            },
          ]}
        />
        <Chart
          title={t('shopUsers.peopleByTier')}
          of={t(traded.tier.label)}
          categories={tiers.map(({ tier }) => optionName(t, traded.tier, tier))}
          series={[{ name: t('shopUsers.people'), values: tiers.map((one) => numberIn(one.count)) }]}
          onPick={(at) => setQuery({ [traded.tier.key]: plain(tiers[at]?.tier), page: undefined })}
        />
      </div>
    </ChartFold>
  )
}
