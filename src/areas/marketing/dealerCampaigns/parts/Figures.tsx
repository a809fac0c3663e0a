import { Empty } from 'antd'
import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { dealerActivity } from '@/entities/marketing/dealerActivity'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/data/load'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { FigureCards, FigureCharts } from '../../campaigns/parts/HostFigures'

const { joinCount, newClueCount } = dealerActivity

/** What came of a campaign: in all, from views down to deals, day by day, and by the consultants who shared it. */
export const Figures = ({ id }: { id: string }) => {
  const t = useT()
  const load = useLoad(activities.getSummary.query({ id }, { quiet: true }))
  const summary = load.data
  const people = summary?.byUser ?? []
  const isNothing = summary && is(summary.joinCount, 0) && is(summary.viewCount, 0)
  return (
    <Loaded load={load}>
      <FigureCards summary={summary} />
      {isNothing ? (
        <Empty description={t('list.empty')} />
      ) : (
        <div className="charts">
          <FigureCharts summary={summary} />
          <Chart
            shape="bars"
            title={t('dealerActivities.byUser')}
            of={t('dealerActivities.consultant')}
            categories={people.map(({ userName }) => userName)}
            series={[
              { name: t(joinCount.label), values: people.map((one) => numberIn(one.joinCount)) },
              { name: t(newClueCount.label), values: people.map((one) => numberIn(one.newClueCount)) },
            ]}
          />
        </div>
      )}
    </Loaded>
  )
}
