import { useMemo } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type RewardTask, type RewardTaskUser, rewardTaskUser } from '@/entities/commerce/rewardTask'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { typeOf } from './Budget'
import { rewardAreaFilter } from './rewardFilters'
import { RewardAmount } from './rewardWords'
import { useTabWay } from './useTabWay'

const SORT = { field: rewardTaskUser.rank.key, order: 'asc' } as const
const filtersFor = (viewer: Viewer) => [
  containsFilter(rewardTaskUser.userName),
  phoneFilter(rewardTaskUser.phone),
  ...(viewer.hq ? [rewardAreaFilter(rewardTaskUser.areaName)] : []),
  ...dealerFiltersFor(viewer),
  choicesFilter(rewardTaskUser.level),
  choicesFilter(rewardTaskUser.grantStatus),
]
const nameOf = (row: RewardTaskUser) => plain(row.userName) || row.userId
const columnsOf = (type: unknown): ColumnOf<RewardTaskUser>[] => [
  { field: rewardTaskUser.userName, width: 150, below: rewardTaskUser.phone },
  { field: rewardTaskUser.level, width: 104 },
  { field: rewardTaskUser.grantStatus, width: 104 },
  { field: rewardTaskUser.rank, width: 76 },
  {
    field: rewardTaskUser.rewardTotal,
    width: 120,
    cell: (row) => <RewardAmount type={row.rewardType ?? type} value={row.rewardTotal} />,
  },
  rewardTaskUser.shareCount,
  rewardTaskUser.viewCount,
  rewardTaskUser.orderCount,
  rewardTaskUser.orderAmount,
  { field: rewardTaskUser.dealerName, width: 200, below: rewardTaskUser.areaName },
  { field: rewardTaskUser.roleName, width: 104 },
]

export const PeopleTab = ({ row }: { row: RewardTask }) => {
  const t = useT()
  const viewer = useViewer()
  const way = useTabWay()
  const type = typeOf(row)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, columnsOf(type)), [viewer, type])
  return (
    <ListScreen
      load={rewards.listUsersByActivity}
      also={{ activityId: row.id }}
      rowKey={rewardTaskUser.userId}
      nameOf={nameOf}
      filters={filters}
      columns={columns}
      sort={SORT}
      emptyText={t('rewards.noShares')}
      toolbar={
        viewer.hq && (
          <Export
            from={rewards.exportUsersByActivity}
            can="rewards.exportUsersByActivity"
            also={{ activityId: row.id }}
          />
        )
      }
      actions={(one) => [{ label: 'rewards.orders', run: () => way('order', { shareUserId: one.userId }) }]}
    />
  )
}
