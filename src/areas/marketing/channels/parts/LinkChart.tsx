import * as activities from '@/api/marketing/activities'
import { activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { Chart } from '@/kit/chart/Chart'
import { Failed, useLoad } from '@/kit/data/load'
import { useT } from '@/locales'

const FIELDS = [activityChannelLink.viewCount, activityChannelLink.joinCount, activityChannelLink.newClueCount]

/** What each channel brought: views, sign-ups and new leads beside one another. */
export const LinkChart = ({ id }: { id: string }) => {
  const t = useT()
  const { data, error, retry } = useLoad(activities.getSummary.query({ id, by: 'channel' }, { quiet: true }))
  if (error && !data)
    return (
      <section className="card">
        <Failed compact error={error} retry={retry} />
      </section>
    )
  const rows = data?.byChannel ?? []
  return (
    <div className="charts">
      <Chart
        title={t('activityChannels.chart')}
        of={t(activityChannelLink.channelName.label)}
        categories={rows.map(({ channelName, channelCode }) => channelName || channelCode)}
        series={FIELDS.map(({ key, label }) => ({ name: t(label), values: rows.map((row) => Number(row[key])) }))}
      />
    </div>
  )
}
