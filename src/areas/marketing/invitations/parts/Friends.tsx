import * as invitationPosters from '@/api/marketing/invitationPosters'
import { dealerNameFilter } from '@/business/nameFilters'
import { type Referred, referred } from '@/entities/marketing/referred'
import { phoneFilter, choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'

const FILTERS = [
  phoneFilter(referred.phone),
  containsFilter(referred.referrerName),
  choicesFilter(referred.stage),
  referred.inviteTime,
  dealerNameFilter(referred.dealerName),
]
const COLUMNS = [
  { field: referred.nickname, below: referred.phone },
  referred.stage,
  referred.referrerName,
  referred.inviteTime,
  { field: referred.rewardPoints, width: 110 },
  referred.dealerName,
  referred.seriesName,
  referred.dealTime,
  referred.id,
]
const SORT = { field: referred.inviteTime.key, order: 'desc' } as const
const nameOf = ({ nickname, id }: Referred) => nickname || id

/** Who came by a poster, and how far. */
export const Friends = ({ posterId }: { posterId: string }) => (
  <ListScreen
    load={invitationPosters.listReferred}
    also={{ posterId }}
    rowKey={referred.id}
    nameOf={nameOf}
    filters={FILTERS}
    columns={COLUMNS}
    sort={SORT}
  />
)
