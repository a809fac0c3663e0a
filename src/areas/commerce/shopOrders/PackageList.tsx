import './shopOrders.css'
import { useQueryClient } from '@tanstack/react-query'
import { Space } from 'antd'
import pLimit from 'p-limit'
import { useMemo, useState } from 'react'
import * as goods from '@/api/commerce/goods'
import * as shopOrders from '@/api/commerce/shopOrders'
import type { Numbers } from '@/api/reply'
import { STATE_LEVELS } from '@/business/RegionCascader'
import { cascadeFilter } from '@/business/cascade'
import { packageStatus as states } from '@/entities/commerce/shopOrderEnums'
import { shopPackage as parcel, type ShopPackage } from '@/entities/commerce/shopPackage'
import { inOrder, is } from '@/entities/field'
import { placeText } from '@/entities/shared/place'
import { useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { ListScreen } from '@/kit/list/ListScreen'
import { QuickFilter } from '@/kit/list/QuickFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { useQueueSort } from '@/kit/list/queueSort'
import { spanFilter } from '@/kit/list/spanFilter'
import { statusTabs } from '@/kit/list/statusTabs'
import { useScreen } from '@/kit/page/screen'
import { refusal } from '@/kit/record/NoRecord'
import { Blank } from '@/kit/show/Blank'
import { TwoValues } from '@/kit/show/TwoValues'
import { plain, useFormats } from '@/kit/show/format'
import { CellLink, Copyable, CopyButton, Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { to } from '@/routes'
import { carrierFilter } from '../parts/CarrierSelect'
import { supplierFilter } from '../parts/SupplierSelect'
import { DeliverMany, freeItems } from './parts/DeliverMany'
import { FirstGoods } from './parts/OrderLines'
import { PackageTools } from './parts/PackageTools'
import { TracePanel } from './parts/ParcelTable'
import { type Picked, PickingList } from './parts/PickingList'
import { Flag, hasFlag, Note, PaidAt } from './parts/orderCells'
import { ofPackage } from './parts/target'
import { useOrderActions } from './parts/useOrderActions'

const LANES = 3

/** Prints the picking list of sub-orders. Loads each order once, because only orders contain the full address. */
const usePicking = () => {
  const client = useQueryClient()
  const { act } = useAction()
  const [rows, setRows] = useState<Picked[]>()
  const pick = (chosen: readonly ShopPackage[]) =>
    act(
      async () => {
        const limit = pLimit(LANES)
        const ids = [...new Set(chosen.map(({ orderId }) => orderId))]
        const orders = await Promise.all(ids.map((id) => limit(() => client.fetchQuery(shopOrders.get.query({ id })))))
        const byId = new Map(orders.map((order) => [order.id, order]))
        setRows(
          chosen.flatMap((row) => {
            const order = byId.get(row.orderId)
            const current = order?.packages.find(({ packageId }) => packageId === row.packageId) ?? row
            return order ? [{ order, parcel: current }] : []
          }),
        )
      },
      { keep: true },
    )
  return { pick, sheet: rows && <PickingList rows={rows} onPrinted={() => setRows(undefined)} /> }
}

const PREFIX = 'supplier:'

const SupplierChips = ({ summary = {} }: { summary?: Numbers }) => {
  const t = useT()
  const { count } = useFormats()
  const { data = [] } = useLoad(goods.listAllSuppliers.query(undefined, { quiet: true }))
  const waiting = Object.entries(summary)
    .flatMap(([key, waits]) => (key.startsWith(PREFIX) && waits ? [{ id: key.slice(PREFIX.length), waits }] : []))
    .toSorted((a, b) => b.waits - a.waits)
  if (waiting.length === 0) return null
  const nameOf = (id: string) => plain(data.find((row) => row.id === id)?.supplierName) || id
  return (
    <Space wrap size={4} role="group" aria-label={t('orderDesk.waitingBySupplier')} className="space-below">
      {waiting.map(({ id, waits }) => (
        <QuickFilter key={id} filters={{ supplierId: id }}>
          {nameOf(id)} {count(waits)}
        </QuickFilter>
      ))}
    </Space>
  )
}

const DEFAULTS = { status: String(states.toDeliver) }
const MAX = 100
const WAITING = [states.toDeliver, states.trouble, states.toRedeem]
const nameOf = (row: ShopPackage) => row.packageNo || row.packageId
/** Order of the states: to send, in transit, in trouble, to pick up, then the final states. */
const STATUS = inOrder(parcel.status, [
  states.toDeliver,
  states.onWay,
  states.trouble,
  states.toRedeem,
  states.signed,
  states.redeemed,
  states.closed,
])
const FILTERS = [
  statusTabs(STATUS, states.trouble),
  containsFilter({ ...parcel.packageNo, kind: 'id' }),
  containsFilter({ ...parcel.orderNo, kind: 'id' }),
  containsFilter({ ...parcel.trackingNo, kind: 'id' }),
  phoneFilter(parcel.receiverPhone),
  supplierFilter,
  cascadeFilter(parcel.region, STATE_LEVELS, ['provinceCode', 'cityCode', 'countyCode'] as const),
  carrierFilter,
  spanFilter(parcel.payTime),
]
const hasWay = ({ status }: ShopPackage) => is(status, states.onWay, states.trouble, states.signed)

const columnsFor = (remarkLabel: string, trace: (row: ShopPackage) => void): ColumnOf<ShopPackage>[] => [
  {
    field: parcel.packageNo,
    width: 200,
    cell: (row) => {
      const number = <Copyable text={nameOf(row)} />
      return hasFlag(row.flag) ? <TwoValues upper={number} below={<Flag value={row.flag} />} /> : number
    },
  },
  { field: parcel.status, width: 100 },
  { field: parcel.goodsName, width: 250, cell: (row) => <FirstGoods items={row.lines} count={row.lines.length} /> },
  { field: parcel.quantity, width: 80 },
  {
    field: parcel.receiverName,
    width: 180,
    cell: (row) => (
      <TwoValues
        upper={
          <>
            <Value field={parcel.receiverName} value={row.receiverName} />{' '}
            <Value field={parcel.receiverPhone} value={row.receiverPhone} />
          </>
        }
        below={<bdi>{placeText(row)}</bdi>}
      />
    ),
  },
  { field: parcel.supplierName, width: 170 },
  {
    field: parcel.trackingNo,
    width: 200,
    cell: (row) =>
      plain(row.trackingNo) ? (
        <TwoValues
          upper={
            <span className="copyable" title={plain(row.lastTrace)}>
              <CellLink digits onClick={() => trace(row)}>
                {plain(row.trackingNo)}
              </CellLink>
              <CopyButton text={plain(row.trackingNo)} />
            </span>
          }
          below={<bdi>{plain(row.logisticsName)}</bdi>}
        />
      ) : (
        <Blank />
      ),
  },
  { field: parcel.payTime, cell: (row) => <PaidAt at={row.payTime} waits={is(row.status, states.toDeliver)} /> },
  {
    field: parcel.orderNo,
    width: 170,
    link: (row) => row.orderId && to('/order-management-shop/order-management-detail', { id: row.orderId }),
    text: (row) => plain(row.orderNo) || row.orderId,
  },
  { field: parcel.amount, width: 110 },
  { field: parcel.remark, width: 80, cell: (row) => <Note text={row.remark} label={remarkLabel} /> },
  parcel.deliverTime,
]

/** Bars at the left of rows. Rows of the same order have the same bar. */
const BARS = ['order-bar-0', 'order-bar-1', 'order-bar-2', 'order-bar-3', 'order-bar-4', 'order-bar-5']
const barOf = ({ orderId }: ShopPackage): string =>
  BARS[[...plain(orderId)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % BARS.length, 0)] ?? ''

type Many = Pick<Parameters<typeof DeliverMany>[0], 'rows' | 'run'>

/** Sub-orders by supplier, for the warehouse: picked, shipped singly, in a grid or by file, and traced. */
export default function PackageList() {
  const t = useT()
  const { go } = useScreen()
  const { actionsOf, host } = useOrderActions()
  const [traced, setTraced] = useState<ShopPackage>()
  const [many, setMany] = useState<Many>()
  const { pick, sheet } = usePicking()
  const sort = useQueueSort({ by: parcel.payTime.key, waiting: WAITING, initially: DEFAULTS.status })
  const columns = useMemo(() => columnsFor(t(parcel.remark.label), setTraced), [t])
  return (
    <>
      <ListScreen
        load={shopOrders.listNew}
        instead={refusal}
        above={(answer) => <SupplierChips summary={answer?.summary} />}
        rowKey={parcel.packageId}
        needs={[parcel.orderId]}
        nameOf={nameOf}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={sort}
        rowClass={barOf}
        toolbar={<PackageTools />}
        bulk={[
          {
            label: 'orderDesk.deliver',
            can: 'shopOrders.deliver',
            max: MAX,
            when: (row) => is(row.status, states.toDeliver) && freeItems(row).length > 0,
            open: (rows, _clear, run) => setMany({ rows, run }),
          },
          { label: 'orderDesk.printPicking', max: MAX, open: (rows) => void pick(rows) },
        ]}
        actions={(row) => [
          ...actionsOf(ofPackage(row)),
          { label: 'orderDesk.trace', hide: !hasWay(row), run: () => setTraced(row) },
          {
            label: 'kit.detail',
            run: () => go(to('/order-management-shop/order-management-detail', { id: row.orderId })),
          },
        ]}
      />
      {host}
      {sheet}
      {traced && <TracePanel row={traced} onClose={() => setTraced(undefined)} />}
      {many && <DeliverMany {...many} onClose={() => setMany(undefined)} />}
    </>
  )
}
