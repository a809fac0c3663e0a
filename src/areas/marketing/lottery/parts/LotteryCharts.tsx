import { type LotteryDetail, lottery } from '@/entities/marketing/lottery'
import { lotteryPrize } from '@/entities/marketing/lotteryPrize'
import { Chart } from '@/kit/chart/Chart'
import { dailyCounts, everyDay, openDays } from '@/kit/chart/days'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { prizeNameOf } from './values'

/** How often a wheel was drawn day by day, and how the prizes came out against their chances. */
export const LotteryCharts = ({ row }: { row: LotteryDetail }) => {
  const t = useT()
  const days = everyDay(row.byDay)
  const draws = numberIn(row.drawCount)
  const realShare = (count: unknown) => {
    const sent = numberIn(count)
    return sent !== null && draws !== null && draws > 0 ? Math.round((sent / draws) * 10_000) / 100 : null
  }
  return (
    <div className="charts">
      <Chart
        title={t('lotteries.drawsByDay')}
        of={t('lotteries.day')}
        categories={days.map(({ date }) => date)}
        unfinished={openDays(days)}
        series={[{ name: t(lottery.drawCount.label), values: dailyCounts(days, 'count') }]}
      />
      <Chart
        title={t('lotteries.shares')}
        of={t(lotteryPrize.prizeName.label)}
        categories={row.prizes.map((prize) => `${prize.slot} ${prizeNameOf(prize, t)}`)}
        series={[
          {
            name: t('lotteries.expectedShare'),
            kind: 'percent',
            decimals: 2,
            as: 'bar',
            values: row.prizes.map(({ probability }) => numberIn(probability)),
          },
          {
            name: t('lotteries.realShare'),
            kind: 'percent',
            as: 'bar',
            values: row.prizes.map(({ sentCount }) => realShare(sentCount)),
          },
        ]}
      />
    </div>
  )
}
