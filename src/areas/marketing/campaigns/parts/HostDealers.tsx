import * as dealers from '@/api/system/dealers'
import { regionFilter } from '@/business/RegionFilter'
import { type ActivityDealer, activityDealer } from '@/entities/marketing/activityDealer'
import { dealer } from '@/entities/shared/dealer'
import type { ColumnOf } from '@/kit/list/columns'
import { type Filter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'

const JOINED = 1
const named: Filter<'keyword', 'dealerName'> = {
  ...containsFilter(dealer.dealerName),
  toQuery: (keyword) => ({ keyword }),
}
const FILTERS = [named, regionFilter({ to: 'cityCode' })]
const COLUMNS: readonly ColumnOf<ActivityDealer>[] = [
  { field: dealer.dealerName, width: 240, below: dealer.dealerCode },
  activityDealer.joinCount,
  activityDealer.newClueCount,
  activityDealer.dealCount,
  activityDealer.viewCount,
  activityDealer.shareCount,
  { field: dealer.areaName, width: 100 },
  {
    key: 'place',
    label: 'dealer.region',
    width: 160,
    cell: ({ provinceName, cityName }) => <bdi>{[...new Set([provinceName, cityName])].join(' ')}</bdi>,
  },
]
const SORT = { field: activityDealer.joinCount.key, order: 'desc' } as const
const nameOf = ({ dealerName }: ActivityDealer) => dealerName

export const HostDealers = ({ id }: { id: string }) => {
  return (
    <ListScreen
      load={dealers.listRelatedForActivity}
      also={{ activityId: id, joinStatus: JOINED }}
      rowKey={dealer.dealerCode}
      nameOf={nameOf}
      filters={FILTERS}
      columns={COLUMNS}
      sort={SORT}
    />
  )
}
