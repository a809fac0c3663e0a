import { useMemo } from 'react'
import * as bigOrders from '@/api/orders/bigOrders'
import { useViewer } from '@/business/viewer'
import { bigOrderStatus } from '@/entities/orders/bigOrderEnums'
import { bigOrder } from '@/entities/orders/bigOrder'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { useQueueSort } from '@/kit/list/queueSort'
import { ScreenTabs } from '@/kit/page/ScreenTabs'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { type Stat, StatTiles } from '../parts/StatTiles'
import { nameOf, orderColumns, orderFilters, orderOf } from './bigOrderColumns'
import { useRefunds } from './parts/useRefunds'
import { Visits } from './parts/Visits'
import { orders } from './questions'

const ORDER = { queryType: 'order' } as const
const STATS: readonly Stat[] = [
  { name: 'totalCount', label: 'bigOrderStat.totalCount' },
  { name: 'unpaidCount', label: 'bigOrderStatus.unpaid', status: bigOrderStatus.unpaid },
  { name: 'paidCount', label: 'bigOrderStatus.paid', status: bigOrderStatus.paid },
  { name: 'lockedCount', label: 'bigOrderStatus.locked', status: bigOrderStatus.locked },
  {
    name: 'applyCount',
    label: 'bigOrderStatus.refundRequested',
    status: bigOrderStatus.refundRequested,
    badAboveZero: true,
  },
  { name: 'refundedCount', label: 'bigOrderStatus.refunded', status: bigOrderStatus.refunded },
  { name: 'payAmount', label: 'bigOrderStat.payAmount', money: true },
  { name: 'refundAmount', label: 'bigOrderStat.refundAmount', money: true },
]

export default function BigOrderList() {
  const t = useT()
  const { hq } = useViewer()
  if (!hq) return <Orders />
  return (
    <ScreenTabs
      tabs={[
        { key: 'orders', label: t('bigOrders.orders'), children: <Orders /> },
        { key: 'visits', label: t('bigOrders.visits'), children: <Visits /> },
      ]}
    />
  )
}

const Stats = () => {
  const { status: _status, sortField: _field, sortOrder: _order, ...search } = useList().search
  return <StatTiles of={bigOrders.getStat.query({ ...search, ...ORDER }, { quiet: true })} stats={STATS} />
}

const Orders = () => {
  const viewer = useViewer()
  const { go } = useScreen()
  const { ofOrder, host } = useRefunds()
  const filters = useMemo(() => orderFilters(viewer), [viewer])
  const columns = useMemo(() => orderColumns(viewer), [viewer])
  const sort = useQueueSort({
    by: bigOrder.createTime.key,
    waiting: [bigOrderStatus.refundRequested, bigOrderStatus.refundFailed],
  })
  return (
    <>
      <ListScreen
        load={orders}
        above={() => <Stats />}
        rowKey={bigOrder.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={sort}
        toolbar={<Export from={bigOrders.exportList} can="bigOrders.exportList" also={ORDER} />}
        actions={(row) => [...ofOrder(row), { label: 'kit.detail', run: () => go(orderOf(row.id)) }]}
      />
      {host}
    </>
  )
}
