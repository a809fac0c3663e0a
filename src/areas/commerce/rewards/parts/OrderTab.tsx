import { useMemo } from 'react'
import * as rewards from '@/api/commerce/rewards'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import type { RewardTask } from '@/entities/commerce/rewardTask'
import { is } from '@/entities/field'
import { orderRewardStatus } from '@/entities/orders/orderEnums'
import { orderShare } from '@/entities/orders/orderShare'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { useT } from '@/locales'
import { AllRecords } from './AllRecords'
import { recordColumnsFor, recordName } from './orderRecords'

const SORT = { field: orderShare.createTime.key, order: 'desc' } as const
const filtersFor = (viewer: Viewer) => [
  containsFilter(orderShare.orderNo),
  containsFilter(orderShare.shareUserName),
  ...dealerFiltersFor(viewer),
  choicesFilter(orderShare.status),
  spanFilter(orderShare.createTime),
  elsewhereFilter({ key: 'shareUserId', label: 'rewards.sharer' }, (id) => id),
]
export const OrderTab = ({ row }: { row: RewardTask }) => {
  const t = useT()
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => recordColumnsFor(viewer), [viewer])
  return (
    <ListScreen
      load={rewards.listOrderRecords}
      also={{ activityId: row.id }}
      rowKey={orderShare.id}
      nameOf={recordName}
      filters={filters}
      columns={columns}
      sort={SORT}
      emptyText={t('rewards.noOrders')}
      toolbar={
        <>
          {viewer.hq && (
            <Export from={rewards.exportOrderRecords} can="rewards.exportOrderRecords" also={{ activityId: row.id }} />
          )}
          <AllRecords />
        </>
      }
      actions={(one) => [
        {
          label: 'kit.delete',
          can: 'rewards.removeOrderRecord',
          danger: true,
          hide: !viewer.hq || !is(one.status, orderRewardStatus.failed, orderRewardStatus.void),
          ask: { title: t('rewards.removeOrderAsk', { name: recordName(one) }), effect: t('rewards.removeEffect') },
          run: () => rewards.removeOrderRecord({ id: one.id }),
          done: t('rewards.removed'),
        },
      ]}
    />
  )
}
