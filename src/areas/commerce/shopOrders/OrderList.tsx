import './shopOrders.css'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as shopOrders from '@/api/commerce/shopOrders'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { useViewer, type Viewer } from '@/business/viewer'
import { orderAfterSale, shopOrderStatus as states } from '@/entities/commerce/shared'
import { shopOrder, type ShopOrder } from '@/entities/commerce/shopOrder'
import { is, withStates } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { Loaded, useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Quick, QuickFilter, QuickFilters } from '@/kit/list/QuickFilters'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { TwoValues } from '@/kit/show/TwoValues'
import { useFormats } from '@/kit/show/format'
import { CellLink, CopyButton, StatusTag, Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { to } from '@/routes'
import { supplierFilter } from '../parts/SupplierSelect'
import { FirstGoods, OrderLines } from './parts/OrderLines'
import { Flag, hasFlag, Note, Paid, PaidAt, PayUntil } from './parts/orderCells'
import { ofOrder } from './parts/target'
import { useOrderActions } from './parts/useOrderActions'

const QUICK_FILTERS = [
  elsewhereFilter<'overdue'>({ key: 'overdue', label: 'orderDesk.overdue' }, (_, t) => t('kit.yes')),
  elsewhereFilter<'hasRemark'>({ key: 'hasRemark', label: 'orderDesk.withNote' }, (_, t) => t('kit.yes')),
  elsewhereFilter<'afterSaleState'>(shopOrder.afterSaleState, (_, t) => t('orderAfterSale.open')),
]

const QUICK: readonly Quick[] = [
  { filters: { afterSaleState: String(orderAfterSale.open) }, label: 'orderDesk.inCases' },
  { filters: { hasRemark: '1' }, label: 'orderDesk.withNote' },
]

const OrderQuick = ({ overdue }: { overdue: number | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <QuickFilters
      className="space-below"
      first={
        <QuickFilter filters={{ overdue: '1' }}>
          {t('orderDesk.overdue')}{' '}
          {overdue !== undefined && <b className={overdue > 0 ? 'urgent-count' : undefined}>{count(overdue)}</b>}
        </QuickFilter>
      }
      of={QUICK}
    />
  )
}

const WholeOrder = ({ id }: { id: string }) => {
  const load = useLoad(shopOrders.get.query({ id }, { quiet: true }))
  return (
    <Loaded load={load}>
      <OrderLines items={load.data?.items ?? []} />
    </Loaded>
  )
}

const MoreLines = ({ row }: { row: ShopOrder }) =>
  (numberIn(row.lineCount) ?? 0) > row.items.length ? <WholeOrder id={row.id} /> : <OrderLines items={row.items} />

const DEFAULTS = { createTime: 'last90' }
const OLDEST = { field: 'createTime', order: 'asc' } as const
const OF_ORDERS = { queryType: 'order' } as const
const nameOf = (row: ShopOrder) => row.orderNo || row.id
const detailOf = ({ id }: ShopOrder) => id && to('/order-management-shop/order-management-detail', { id })
const NESTED = { more: (row: ShopOrder) => <MoreLines row={row} /> }
const PAGE = [
  shopOrder.orderNo,
  shopOrder.status,
  shopOrder.nickname,
  shopOrder.phone,
  shopOrder.goodsName,
  shopOrder.quantity,
  shopOrder.payAmount,
  shopOrder.points,
  shopOrder.receiverName,
  shopOrder.remark,
  shopOrder.createTime,
  shopOrder.payTime,
]
/** States of orders that a dealer sees: orders picked up at a shop. */
const FOR_DEALERS = withStates(shopOrder.status, (code) => is(code, states.toRedeem, states.done, states.closed))

const filtersFor = (viewer: Viewer) => [
  statusTabs(viewer.hq ? shopOrder.status : FOR_DEALERS),
  containsFilter({ ...shopOrder.orderNo, kind: 'id' }),
  phoneFilter(shopOrder.phone),
  containsFilter(shopOrder.goodsName),
  choicesFilter(shopOrder.orderType),
  ...(viewer.hq ? [supplierFilter] : []),
  ...dealerFiltersFor(viewer),
  shopOrder.source,
  ...(viewer.hq ? [choicesFilter(shopOrder.flag)] : []),
  spanFilter(shopOrder.createTime),
  ...QUICK_FILTERS,
]

const OrderNo = ({ row }: { row: ShopOrder }) => {
  const link = (
    <span className="copyable">
      <CellLink digits to={detailOf(row)}>
        {nameOf(row)}
      </CellLink>
      <CopyButton text={nameOf(row)} />
    </span>
  )
  return hasFlag(row.flag) ? <TwoValues upper={link} below={<Flag value={row.flag} />} /> : link
}

const Status = ({ row, ended }: { row: ShopOrder; ended: () => void }) => {
  const tag = <StatusTag field={shopOrder.status} value={row.status} />
  return is(row.status, states.unpaid) ? (
    <TwoValues upper={tag} below={<PayUntil until={row.payDeadline} ended={ended} />} />
  ) : (
    tag
  )
}

const AfterSale = ({ row }: { row: ShopOrder }) =>
  isBlank(row.afterSaleState) || is(row.afterSaleState, orderAfterSale.none) ? (
    <Blank />
  ) : (
    <CellLink to={row.id && to('/order-management-shop/order-management-detail', { id: row.id, tab: 'afterSale' })}>
      <StatusTag field={shopOrder.afterSaleState} value={row.afterSaleState} />
    </CellLink>
  )

const columnsFor = (hq: boolean, remarkLabel: string, ended: () => void): ColumnOf<ShopOrder>[] => [
  {
    field: shopOrder.orderNo,
    width: 224,
    cell: (row) => <OrderNo row={row} />,
  },
  { field: shopOrder.status, width: 110, cell: (row) => <Status row={row} ended={ended} /> },
  { field: shopOrder.goodsName, width: 240, cell: (row) => <FirstGoods items={row.items} count={row.lineCount} /> },
  {
    field: shopOrder.payAmount,
    width: 120,
    sortable: false,
    cell: (row) => <Paid amount={row.payAmount} points={row.points} />,
  },
  ...(hq
    ? [
        { field: shopOrder.afterSaleState, width: 110, cell: (row: ShopOrder) => <AfterSale row={row} /> },
        {
          field: shopOrder.receiverName,
          width: 180,
          cell: (row: ShopOrder) => (
            <TwoValues
              upper={<Value field={shopOrder.receiverName} value={row.receiverName} />}
              below={<bdi>{placeText(row)}</bdi>}
            />
          ),
        },
      ]
    : []),
  { field: shopOrder.nickname, width: 140, below: shopOrder.phone },
  shopOrder.orderType,
  ...(hq ? [{ field: shopOrder.payType, width: 130 }] : []),
  {
    field: shopOrder.remark,
    width: 80,
    cell: (row) => <Note text={row.remark} label={remarkLabel} />,
  },
  shopOrder.createTime,
  {
    field: shopOrder.payTime,
    cell: (row) => <PaidAt at={row.payTime} waits={is(row.status, states.toDeliver, states.partSent)} />,
  },
  ...(hq ? [] : [shopOrder.dealerName]),
]

/**
 * All orders of the shop: tracked, shipped, corrected and cancelled by headquarters. A dealer reads those that are
 * picked up at its own shop.
 */
export default function OrderList() {
  const t = useT()
  const viewer = useViewer()
  const { go, query } = useScreen()
  const sort = useQueueSort({ by: shopOrder.createTime.key, waiting: [states.toDeliver, states.partSent] })
  const client = useQueryClient()
  const { actionsOf, host } = useOrderActions()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(
    () =>
      columnsFor(
        viewer.hq,
        t(shopOrder.remark.label),
        () => void client.invalidateQueries({ queryKey: shopOrders.list.query({}).queryKey.slice(0, 2) }),
      ),
    [viewer, t, client],
  )
  return (
    <>
      <ListScreen
        load={shopOrders.list}
        above={(answer) => viewer.hq && <OrderQuick overdue={answer?.summary.overdue} />}
        rowKey={shopOrder.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={query.has('overdue') ? OLDEST : sort}
        nested={NESTED}
        toolbar={
          viewer.hq && <Export from={shopOrders.exportList} can="shopOrders.exportList" also={OF_ORDERS} page={PAGE} />
        }
        actions={(row) => [...actionsOf(ofOrder(row)), { label: 'kit.detail', run: () => go(detailOf(row)) }]}
      />
      {host}
    </>
  )
}
