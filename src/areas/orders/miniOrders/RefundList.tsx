import './miniOrders.css'
import { useMemo } from 'react'
import * as miniOrders from '@/api/orders/miniOrders'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { miniOrderStatus, miniRefundStatus as states } from '@/entities/orders/miniEnums'
import type { MiniOrderDetail } from '@/entities/orders/miniOrder'
import { type MiniRefund, miniRefund } from '@/entities/orders/miniRefund'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { CellLink } from '@/kit/show/kinds'
import { type Stat, StatTiles } from '../parts/StatTiles'
import { WaitingState } from '../parts/Waiting'
import { countedBy, OF_REFUNDS, refundRows, sumsOf } from './parts/calls'
import { OrderDrawer } from './parts/OrderDrawer'
import { useOpenedId } from './parts/useOpenedId'
import { useRefundAnswers } from './parts/useRefundAnswers'

const DEFAULTS = { status: String(states.toReview) }
const nameOf = (row: MiniRefund) => row.refundNo || row.id

const STATS: readonly Stat[] = [
  { name: 'applyCount', label: 'miniOrders.statRequests' },
  { name: 'pendingCount', label: 'miniOrders.statPending', status: states.toReview, badAboveZero: true },
  { name: 'doneCount', label: 'miniOrders.statDone', status: states.refunded },
  { name: 'failCount', label: 'miniOrders.statFailed', status: states.failed, badAboveZero: true },
  { name: 'refundAmount', label: 'miniOrders.statRefundAmount', money: true },
]
const Stats = () => {
  const { search } = useList()
  const stats = miniOrders.getServiceStat.query({ ...countedBy(search), ...OF_REFUNDS }, { quiet: true })
  return <StatTiles of={sumsOf(stats)} stats={STATS} />
}

const Status = ({ row }: { row: MiniRefund }) => (
  <WaitingState
    field={miniRefund.status}
    value={row.status}
    waits={is(row.status, states.toReview)}
    since={row.createTime}
  />
)

const columnsOf = (isOwn: boolean, open: (id: string) => void): ColumnOf<MiniRefund>[] => [
  { field: miniRefund.refundNo, width: 160 },
  { field: miniRefund.status, width: 150, cell: (row) => <Status row={row} /> },
  { field: miniRefund.customerName, below: miniRefund.phone },
  { field: miniRefund.refundAmount, width: 130, below: miniRefund.payAmount },
  {
    field: miniRefund.orderNo,
    width: 180,
    cell: (row) => (
      <CellLink digits to={row.orderId ? undefined : ''} onClick={() => open(row.orderId)}>
        {row.orderNo || row.orderId}
      </CellLink>
    ),
  },
  { field: miniRefund.reason, width: 130 },
  ...(isOwn ? [] : [{ field: miniRefund.dealerName, width: 200 }]),
  miniRefund.seriesName,
  miniRefund.createTime,
  { field: miniRefund.updateBy, width: 172, below: miniRefund.updateTime },
  miniRefund.refundTime,
]

const orderRequestOf = ({ id, status, refund }: MiniOrderDetail) => ({
  orderId: id,
  refundId: refund?.id,
  waits: is(status, miniOrderStatus.refundRequested),
  failed: is(status, miniOrderStatus.refundFailed),
})

export default function RefundList() {
  const viewer = useViewer()
  const { id, open, close } = useOpenedId()
  const { answersOf, host } = useRefundAnswers()
  const filters = useMemo(
    () => [
      choicesFilter(miniRefund.status),
      containsFilter(miniRefund.refundNo),
      containsFilter(miniRefund.orderNo),
      phoneFilter(miniRefund.phone),
      seriesFilterOf(miniRefund.seriesName),
      ...dealerFiltersFor(viewer),
      miniRefund.reason,
      spanFilter(miniRefund.createTime),
    ],
    [viewer],
  )
  const sort = useQueueSort({
    by: miniRefund.createTime.key,
    waiting: [states.toReview, states.failed],
    initially: DEFAULTS.status,
  })
  const columns = useMemo(() => columnsOf(viewer.ownDealer !== '', open), [viewer, open])
  return (
    <>
      <ListScreen
        load={refundRows}
        above={() => <Stats />}
        rowKey={miniRefund.id}
        needs={[miniRefund.orderId]}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={sort}
        toolbar={<Export from={miniOrders.exportList} can="miniOrders.exportList" also={OF_REFUNDS} />}
        actions={(row) => [
          { label: 'kit.detail', run: () => open(row.orderId) },
          ...answersOf({
            orderId: row.orderId,
            refundId: row.id,
            waits: is(row.status, states.toReview),
            failed: is(row.status, states.failed),
          }),
        ]}
      />
      {id && <OrderDrawer key={id} id={id} actionsOf={(order) => answersOf(orderRequestOf(order))} onClose={close} />}
      {host}
    </>
  )
}
