import { useMemo } from 'react'
import * as bigOrders from '@/api/orders/bigOrders'
import { useViewer } from '@/business/viewer'
import { bigServiceStatus } from '@/entities/orders/bigOrderEnums'
import { bigServiceOrder } from '@/entities/orders/bigServiceOrder'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { useQueueSort } from '@/kit/list/queueSort'
import { useScreen } from '@/kit/page/screen'
import { type Stat, StatTiles } from '../parts/StatTiles'
import { serviceColumns, serviceFilters, serviceNameOf, serviceOf, TO_REVIEW } from './bigOrderColumns'
import { useRefunds } from './parts/useRefunds'
import { services } from './questions'

const SERVICE = { queryType: 'service' } as const
const STATS: readonly Stat[] = [
  {
    name: 'applyCount',
    label: 'bigServiceStatus.toReview',
    status: bigServiceStatus.toReview,
    badAboveZero: true,
  },
  { name: 'refundingCount', label: 'bigServiceStatus.refunding', status: bigServiceStatus.refunding },
  { name: 'refundedCount', label: 'bigServiceStatus.refunded', status: bigServiceStatus.refunded },
  { name: 'refusedCount', label: 'bigServiceStatus.refused', status: bigServiceStatus.refused },
  { name: 'failCount', label: 'bigServiceStatus.failed', status: bigServiceStatus.failed, badAboveZero: true },
  { name: 'refundAmount', label: 'bigOrderStat.refundAmount', money: true },
]

const Stats = () => {
  const { status: _status, sortField: _field, sortOrder: _order, ...search } = useList().search
  return <StatTiles of={bigOrders.getStat.query({ ...search, ...SERVICE }, { quiet: true })} stats={STATS} />
}

export default function BigServiceList() {
  const viewer = useViewer()
  const { go } = useScreen()
  const { ofService, host } = useRefunds()
  const filters = useMemo(() => serviceFilters(viewer), [viewer])
  const columns = useMemo(() => serviceColumns(viewer), [viewer])
  const sort = useQueueSort({
    by: bigServiceOrder.createTime.key,
    waiting: [bigServiceStatus.toReview, bigServiceStatus.failed],
    initially: TO_REVIEW.status,
  })
  return (
    <>
      <ListScreen
        load={services}
        above={() => <Stats />}
        rowKey={bigServiceOrder.id}
        nameOf={serviceNameOf}
        filters={filters}
        defaults={TO_REVIEW}
        columns={columns}
        sort={sort}
        toolbar={<Export from={bigOrders.exportList} can="bigOrders.exportList" also={SERVICE} />}
        actions={(row) => [...ofService(row), { label: 'kit.detail', run: () => go(serviceOf(row.id)) }]}
      />
      {host}
    </>
  )
}
