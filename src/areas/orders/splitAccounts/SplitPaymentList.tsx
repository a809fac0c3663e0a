import { useMemo } from 'react'
import * as prorateOrders from '@/api/orders/prorateOrders'
import { dealerNameFilter } from '@/business/nameFilters'
import { useViewer, type Viewer } from '@/business/viewer'
import { type ConsumerProrateOrder, consumerProrateOrder } from '@/entities/orders/consumerProrateOrder'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { usePeek } from '@/kit/record/usePeek'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { to } from '@/routes'
import { spanFilter } from '@/kit/list/spanFilter'
import SplitPaymentDetail from './SplitPaymentDetail'

const payment = consumerProrateOrder
const DETAIL = '/account-management/c-ordersDetail'
const DEFAULTS = { [payment.payTime.key]: 'last30' }
const SORT = { field: payment.payTime.key, order: 'desc' } as const
const nameOf = ({ orderNo, id }: ConsumerProrateOrder) => orderNo || id

const filtersFor = ({ ownDealer }: Viewer) => [
  containsFilter({ ...payment.orderNo, kind: 'id' }),
  containsFilter(payment.payNo),
  phoneFilter(payment.phone),
  ...(ownDealer ? [] : [dealerNameFilter(payment.dealerName)]),
  payment.bizType,
  choicesFilter(payment.status),
  choicesFilter(payment.splitStatus),
  spanFilter(payment.payTime),
]

const columnsFor = ({ ownDealer }: Viewer): readonly ColumnOf<ConsumerProrateOrder>[] => [
  {
    field: payment.orderNo,
    width: 200,
    cell: ({ id, orderNo }) => <PermittedLink text={orderNo} path={DETAIL} query={{ id }} />,
  },
  payment.status,
  payment.splitStatus,
  payment.payAmount,
  { field: payment.refundAmount, width: 116 },
  { field: payment.customerName, width: 120, below: payment.phone },
  { field: payment.title, width: 160, below: payment.bizType },
  ...(ownDealer ? [] : [payment.dealerName]),
  payment.payTime,
  payment.totalAmount,
  { field: payment.discountAmount, width: 110 },
  { field: payment.pointsAmount, width: 110 },
]

export default function SplitPaymentList() {
  const viewer = useViewer()
  const { go } = useScreen()
  const peek = usePeek(DETAIL, SplitPaymentDetail)
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsFor(viewer), [viewer])
  return (
    <>
      <ListScreen
        load={prorateOrders.listConsumer}
        rowKey={payment.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={<Export from={prorateOrders.exportConsumer} can="prorateOrders.exportConsumer" />}
        actions={(row) => [{ label: 'splits.view', run: () => go(to(DETAIL, { id: row.id })) }, peek.action(row)]}
      />
      {peek.host}
    </>
  )
}
