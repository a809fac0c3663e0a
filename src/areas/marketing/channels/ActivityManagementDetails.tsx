import './channels.css'
import { Alert } from 'antd'
import * as activities from '@/api/marketing/activities'
import { is } from '@/entities/field'
import { activity } from '@/entities/marketing/activity'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { CoverImage } from '../parts/CoverImage'
import { LinkChart } from './parts/LinkChart'
import { Links } from './parts/Links'

/** One campaign in its advertising channels: a tracked link and a code for each, and which of them brings people. */
export default function ActivityManagementDetails() {
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
