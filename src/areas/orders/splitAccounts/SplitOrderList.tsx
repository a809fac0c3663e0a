import { useMemo } from 'react'
import * as prorateOrders from '@/api/orders/prorateOrders'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { useViewer, type Viewer } from '@/business/viewer'
import { type ProrateOrder, prorateOrder } from '@/entities/orders/prorateOrder'
import { dealer } from '@/entities/shared/dealer'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { Facts } from '@/kit/show/Facts'
import { sumOf } from '@/lib/counts'
import { fromCents, toCents } from '@/lib/money'
import { type Translate, useT } from '@/locales'
import { spanFilter } from '@/kit/list/spanFilter'
import { Reason } from './parts/Reason'

const order = prorateOrder
const DEFAULTS = { [order.createTime.key]: 'last30' }
const SORT = { field: order.createTime.key, order: 'desc' } as const
const SUMS = ['orderAmount', 'feeAmount', 'splitAmount', 'backAmount'] as const
const nameOf = ({ splitNo, id }: ProrateOrder) => splitNo || id

const filtersFor = (viewer: Viewer) => [
  ...(viewer.hq
    ? [regionFilter({ to: 'areaName', label: dealer.areaName.label }), dealerOfRegionFilter]
    : dealerFiltersFor(viewer)),
  containsFilter({ ...order.orderNo, kind: 'id' }),
  containsFilter({ ...order.splitNo, kind: 'id' }),
  containsFilter({ key: order.merchantNo.key, label: order.merchantNo.label }),
  order.bizType,
  choicesFilter(order.status),
  order.settleStatus,
  spanFilter(order.createTime),
]

const columnsFor = ({ ownDealer }: Viewer): readonly ColumnOf<ProrateOrder>[] => [
  { field: order.splitNo, width: 240 },
  {
    field: order.status,
    cell: ({ status, failReason }) => <Reason field={order.status} value={status} why={failReason} />,
  },
  order.splitAmount,
  order.orderAmount,
  { field: order.feeAmount, width: 110 },
  order.dealerRatio,
  { field: order.backAmount, width: 116 },
  order.settleStatus,
  ...(ownDealer ? [{ field: order.merchantNo, width: 170 }] : [{ field: order.dealerName, below: order.merchantNo }]),
  order.bizType,
  { field: order.orderNo, width: 200 },
  order.createTime,
  order.settleTime,
]

/** Returns the sums of this page, and of all results if the server sends them. */
const footOf = (t: Translate, { records, summary }: Awaited<ReturnType<typeof prorateOrders.list>>) => {
  const onPage = SUMS.map((key) => {
    const cents = sumOf(records.map((row) => toCents(row[key])))
    return [key, cents === null ? undefined : fromCents(cents)]
  })
  const isTold = SUMS.some((key) => summary[key] !== undefined)
  return [
    { label: t('orders.pageSum'), row: Object.fromEntries(onPage) as object }, // Sums keyed by column.
    ...(isTold
      ? [{ label: t('splits.sumAll'), row: Object.fromEntries(SUMS.map((key) => [key, summary[key]])) as object }] // As above.
      : []),
  ]
}

const MORE = {
  more: (row: ProrateOrder) => (
    <Facts
      row={row}
      fields={[order.failReason, order.payNo, order.areaName, order.createTime, order.splitTime, order.settleTime]}
    />
  ),
}

export default function SplitOrderList() {
  const t = useT()
  const viewer = useViewer()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <ListScreen
      load={prorateOrders.list}
      rowKey={order.id}
      nameOf={nameOf}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      nested={MORE}
      foot={(answer) => footOf(t, answer)}
      toolbar={<Export from={prorateOrders.exportList} can="prorateOrders.exportList" />}
    />
  )
}
