import '../channels.css'
import * as activities from '@/api/marketing/activities'
import { type ActivityLine, activity } from '@/entities/marketing/activity'
import { activityChannel } from '@/entities/marketing/activityChannel'
import { callFilter } from '@/kit/list/choiceFilters'
import { named, useFormats } from '@/kit/show/format'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { numberIn } from '@/lib/counts'
import { to } from '@/routes'
import { RunPeriod } from '@/areas/marketing/campaigns/parts/hostCells'
import { is } from '@/entities/field'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { typeFilter } from '../../campaigns/parts/typeChoice'

const DETAILS = '/marketing-management/activity-management-details'
const channelFilter = callFilter(
  { key: activityChannel.channelCode.key, label: activityChannel.channelName.label },
  {
    of: activities.listChannels.query(
      { sortField: activityChannel.createTime.key, sortOrder: 'desc', pageNo: 1, pageSize: 500 },
      { quiet: true },
    ),
    choice: ({ channelCode, channelName }) => ({ value: channelCode, label: named(channelName, channelCode) }),
  },
)
const FILTERS = [containsFilter(activity.title), typeFilter, activity.status, activity.startTime, channelFilter]
const SORT = { field: activity.createTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: ActivityLine) => title || id

const Count = ({ value }: { value: unknown }) => {
  const { count } = useFormats()
  return numberIn(value) === 0 ? (
    <strong className="digits channels-none">{count(0)}</strong>
  ) : (
    <span className="digits">{count(value)}</span>
  )
}

const COLUMNS: readonly ColumnOf<ActivityLine>[] = [
  { field: activity.title, width: 220 },
  activity.status,
  {
    key: 'channelCount',
    label: 'activityChannels.channelCount',
    width: 116,
    cell: (row) => <Count value={row.channelCount} />,
  },
  { field: activity.joinCount, width: 110 },
  { field: activity.typeId, width: 140, cell: ({ typeName, typeId }) => <bdi>{typeName || typeId}</bdi> },
  { key: 'period', label: 'campaign.period', width: 300, cell: (row) => <RunPeriod row={row} /> },
  { field: activity.id, width: 120 },
]

export const ByActivity = () => {
  const { go } = useScreen()
  return (
    <ListScreen
      load={activities.list}
      rowKey={activity.id}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      actions={(row) => [
        {
          label: 'activityChannels.linked',
          hide: is(row.status, activityStatus.draft),
          run: () => go(to(DETAILS, { id: row.id })),
        },
      ]}
    />
  )
}
