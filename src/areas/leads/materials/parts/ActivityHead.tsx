import type * as materialReports from '@/api/leads/materialReports'
import { activityReport } from '@/entities/leads/activityReport'
import { taskStage } from '@/entities/leads/enums'
import { Facts } from '@/kit/show/Facts'
import { StatusTag } from '@/kit/show/kinds'
import { Head } from './Head'

const STAGE = { of: taskStage }

export const ActivityHead = ({
  activity,
  waits,
}: {
  activity: materialReports.ActivityHead | undefined
  waits: boolean
}) => (
  <Head
    waits={waits}
    title={activity?.title}
    cover={activity?.cover}
    tags={activity && <StatusTag field={STAGE} value={activity.status} />}
  >
    <Facts row={activity} fields={[activityReport.activityId, activityReport.startTime, activityReport.endTime]} />
  </Head>
)
