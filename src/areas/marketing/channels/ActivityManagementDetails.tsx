import './channels.css'
import { Skeleton } from 'antd'
import * as activities from '@/api/activities'
import { Outdated, useLoad } from '@/kit/load'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { NoRecord, Unread } from '@/business/NoRecord'
import { ActivityHead } from './parts/ActivityHead'
import { LinkChart } from './parts/LinkChart'
import { Links } from './parts/Links'

const LIST = '/marketing-management/activity-management-index'
const DRAFT = 0

/** One campaign in its advertising channels: a tracked link and a code for each, and which of them brings people. */
export default function ActivityManagementDetails() {
  const t = useT()
  const { query } = useScreen()
  const id = query.get('id') ?? ''
  if (!id) return <NoRecord list={LIST} text={t('activityChannels.missing')} />
  return <Details id={id} />
}

const Details = ({ id }: { id: string }) => {
  const t = useT()
  const { data, error, retry } = useLoad(activities.get.query({ id }, { quiet: true }))
  if (error && !data) return <Unread error={error} retry={retry} list={LIST} />
  if (!data)
    return (
      <section className="card">
        <Skeleton active paragraph={{ rows: 8 }} />
      </section>
    )
  const isDraft = Number(data.status) === DRAFT
  return (
    <>
      <Outdated error={error} retry={retry} />
      <ActivityHead activity={data} list={LIST} />
      {isDraft ? (
        <NoRecord list={LIST} text={t('activityChannels.draft')} />
      ) : (
        <>
          <LinkChart id={id} />
          <Links activity={data} />
        </>
      )}
    </>
  )
}
