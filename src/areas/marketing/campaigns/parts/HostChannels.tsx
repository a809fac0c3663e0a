import * as activities from '@/api/marketing/activities'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import type { Activity } from '@/entities/marketing/activity'
import { type ActivityChannelLink, activityChannelLink } from '@/entities/marketing/activityChannelLink'
import { activityStatus } from '@/entities/marketing/campaignEnums'
import { Actions } from '@/kit/actions/actions'
import { Copyable } from '@/kit/show/kinds'
import type { ColumnOf } from '@/kit/list/columns'
import { filterOf, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Code } from '../../channels/parts/Code'
import { CHANNELS } from './useHostActions'

const link = activityChannelLink
const FILTERS = [containsFilter(link.channelName), filterOf(link.channelType)]
const COLUMNS: readonly ColumnOf<ActivityChannelLink>[] = [
  { field: link.channelName, width: 180 },
  link.joinCount,
  link.newClueCount,
  link.viewCount,
  { field: link.linkUrl, width: 320, cell: ({ linkUrl }) => <Copyable text={linkUrl} /> },
  { field: link.qrCode, width: 116, cell: (row) => <Code row={row} /> },
  { field: link.channelType, width: 124 },
  { field: link.channelCode, width: 130 },
]
const SORT = { field: link.joinCount.key, order: 'desc' } as const
const nameOf = ({ channelName }: ActivityChannelLink) => channelName

/** The advertising channels of a campaign with their links and codes; headquarters goes on to keep them. */
export const HostChannels = ({ row: { id, status } }: { row: Activity }) => {
  const { head: isHead } = useViewer()
  const ways = usePermittedLinks()
  const manage = isHead && !is(status, activityStatus.draft) ? ways(CHANNELS, { id }) : undefined
  return (
    <ListScreen
      load={activities.listLinkedChannels}
      also={{ activityId: id }}
      rowKey={link.linkId}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
      toolbar={manage && <Actions items={[{ label: 'campaign.manageChannels', run: manage }]} />}
    />
  )
}
