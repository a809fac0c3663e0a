import '../../campaigns/campaigns.css'
import { Empty } from 'antd'
import * as activities from '@/api/activities'
import { dealerActivity } from '@/entities/marketing/dealerActivity'
import { Chart } from '@/kit/chart/Chart'
import { Loaded, useLoad } from '@/kit/load'
import { useT } from '@/locales'
import { FigureCards, FigureCharts } from '../../campaigns/parts/HostFigures'

const { joinCount, newClueCount } = dealerActivity

/** What came of a campaign: in all, from views down to deals, day by day, and by the consultants who shared it. */
export const Figures = ({ id }: { id: string }) => {
  const t = useT()
  const load = useLoad(activities.getSummary.query({ id }, { quiet: true }))
  const summary = load.data
  const people = summary?.byUser ?? []
  const isNothing = summary && Number(summary.joinCount) === 0 && Number(summary.viewCount) === 0
  return (
    <Loaded load={load}>
      <FigureCards summary={summary} />
      {isNothing ? (
        <Empty description={t('list.empty')} />
      ) : (
        <div className="campaign-charts">
          <FigureCharts summary={summary} />
          <Chart
            shape="bars"
            title={t('dealerActivities.byUser')}
            of={t('dealerActivities.consultant')}
            categories={people.map(({ userName }) => userName)}
            series={[
              { name: t(joinCount.label), values: people.map((one) => Number(one.joinCount)) },
              { name: t(newClueCount.label), values: people.map((one) => Number(one.newClueCount)) },
            ]}
          />
        </div>
      )}
    </Loaded>
  )
}
