import './channels.css'
import { Alert } from 'antd'
import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { activity } from '@/entities/marketing/activity'
import { activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { Chart } from '@/kit/chart/Chart'
import { Failed, useLoad } from '@/kit/data/load'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { CoverImage } from '../parts/CoverImage'
import { Links } from './parts/Links'

const FIELDS = [activityChannelLink.viewCount, activityChannelLink.joinCount, activityChannelLink.newClueCount]

const LinkChart = ({ id }: { id: string }) => {
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

export default function ActivityChannelDetail() {
  const t = useT()
  return (
    <RecordScreen
      load={activities.get}
      missing={t('activityChannels.missing')}
      title={({ title }) => plain(title)}
      status={activity.status}
      above={({ status }) =>
        is(status, activityStatus.draft) && (
          <Alert type="warning" showIcon title={t('activityChannels.draft')} className="space-below" />
        )
      }
      facts={(row) => [
        activity.id,
        activity.startTime,
        activity.endTime,
        ...(row.cover
          ? [
              [
                activity.cover,
                <CoverImage key="cover" src={row.cover} alt={t(activity.cover.label)} height={80} />,
              ] as const,
            ]
          : []),
      ]}
    >
      {(row) =>
        !is(row.status, activityStatus.draft) && (
          <>
            <LinkChart id={row.id} />
            <Links activity={row} />
          </>
        )
      }
    </RecordScreen>
  )
}
