import './miniOrders.css'
import { useMemo } from 'react'
import * as miniOrders from '@/api/orders/miniOrders'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { miniOrderStatus as states } from '@/entities/orders/miniEnums'
import { type MiniOrder, miniOrder } from '@/entities/orders/miniOrder'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { CellLink } from '@/kit/show/kinds'
import { OF_ORDERS, orderRows } from './parts/calls'
import { OrderDrawer } from './parts/OrderDrawer'
import { OrderFigures } from './parts/OrderFigures'
import { useOpenedId } from './parts/useOpenedId'
import { useRefundAnswers } from './parts/useRefundAnswers'

const nameOf = (row: MiniOrder) => row.orderNo || row.id
const requestOf = ({ id, status }: Pick<MiniOrder, 'id' | 'status'>) => ({
  orderId: id,
  waits: is(status, states.refundRequested),
  failed: is(status, states.refundFailed),
})

const columnsOf = (isOwn: boolean, open: (id: string) => void): ColumnOf<MiniOrder>[] => [
  {
    field: miniOrder.orderNo,
    width: 180,
    cell: (row) => (
      <CellLink digits onClick={() => open(row.id)}>
        {nameOf(row)}
      </CellLink>
    ),
  },
  { field: miniOrder.status, width: 116 },
  { field: miniOrder.customerName, below: miniOrder.phone },
  { field: miniOrder.payAmount, width: 130, below: miniOrder.orderAmount },
  isOwn
    ? { field: miniOrder.consultantName, width: 130 }
    : { field: miniOrder.dealerName, width: 200, below: miniOrder.consultantName },
  { field: miniOrder.modelName, width: 170, below: miniOrder.seriesName },
  { field: miniOrder.cityName, width: 110 },
  { field: miniOrder.shareUserName, width: 110 },
  miniOrder.createTime,
  miniOrder.payTime,
]

/** Intention deposits of the mini-program; headquarters decides on refund requests. */
export default function CarOrderList() {
  const viewer = useViewer()
  const { id, open, close } = useOpenedId()
  const { answersOf, host } = useRefundAnswers()
  const filters = useMemo(
    () => [
      containsFilter(miniOrder.orderNo),
      choicesFilter(miniOrder.status),
      phoneFilter(miniOrder.phone),
      containsFilter(miniOrder.customerName),
      seriesFilterOf(miniOrder.seriesName),
      ...dealerFiltersFor(viewer),
      containsFilter(miniOrder.cityName),
      spanFilter(miniOrder.createTime),
    ],
    [viewer],
  )
  const sort = useQueueSort({
    by: miniOrder.createTime.key,
    waiting: [states.refundRequested, states.refundFailed],
  })
  const columns = useMemo(() => columnsOf(viewer.ownDealer !== '', open), [viewer, open])
  return (
    <>
      <ListScreen
        load={orderRows}
        above={() => <OrderFigures />}
        rowKey={miniOrder.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={sort}
        toolbar={<Export from={miniOrders.exportList} can="miniOrders.exportList" also={OF_ORDERS} />}
        actions={(row) => [{ label: 'kit.detail', run: () => open(row.id) }, ...answersOf(requestOf(row))]}
      />
      {id && <OrderDrawer key={id} id={id} actionsOf={(order) => answersOf(requestOf(order))} onClose={close} />}
      {host}
    </>
  )
}
