import { dealerFiltersFor } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type BigOrder, bigOrder } from '@/entities/orders/bigOrder'
import { bigOrderStatus, bigServiceStatus } from '@/entities/orders/bigOrderEnums'
import { type BigServiceOrder, bigServiceOrder as service } from '@/entities/orders/bigServiceOrder'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { to } from '@/routes'
import { WaitingState } from '../parts/Waiting'

export const orderOf = (id: string): string => to('/big-order/big-orderDetail', { id })
export const serviceOf = (id: string): string => to('/big-afterservice/big-serviceOrderDetail', { id })
export const nameOf = (row: BigOrder): string => row.orderNo || row.id
export const serviceNameOf = (row: BigServiceOrder): string => row.serviceNo || row.id
export const TO_REVIEW = { status: String(bigServiceStatus.toReview) }

/** Returns the order filters: headquarters by area and dealer, a group by its dealers. */
export const orderFilters = (viewer: Viewer) => [
  containsFilter(bigOrder.orderNo),
  phoneFilter(bigOrder.phone),
  choicesFilter(bigOrder.status),
  spanFilter(bigOrder.createTime),
  containsFilter(bigOrder.customerName),
  seriesFilterOf(bigOrder.seriesName),
  ...(viewer.hq
    ? [
        { ...regionFilter({ to: 'areaName', label: 'customerOrder.areaName' }), clears: ['dealerCode'] },
        { ...dealerOfRegionFilter, label: bigOrder.dealerName.label },
      ]
    : dealerFiltersFor(viewer)),
  bigOrder.payChannel,
]

const ORDER_COLUMNS: readonly ColumnOf<BigOrder>[] = [
  {
    field: bigOrder.orderNo,
    width: 196,
    link: (row) => orderOf(row.id),
    text: nameOf,
  },
  { field: bigOrder.status, width: 112 },
  { field: bigOrder.customerName, below: bigOrder.phone },
  { field: bigOrder.modelName, width: 170, below: bigOrder.seriesName },
  { field: bigOrder.payAmount, below: bigOrder.orderAmount },
  { field: bigOrder.dealerName, width: 200, below: bigOrder.cityName },
  bigOrder.payChannel,
  bigOrder.shareUserName,
  bigOrder.createTime,
  bigOrder.payTime,
]
export const orderColumns = (viewer: Viewer) => forViewer(viewer, ORDER_COLUMNS)

export const serviceFilters = (viewer: Viewer) => [
  containsFilter(service.serviceNo),
  containsFilter(service.orderNo),
  choicesFilter(service.status),
  spanFilter(service.createTime),
  phoneFilter(service.phone),
  service.serviceType,
  seriesFilterOf(service.seriesName),
  ...dealerFiltersFor(viewer),
]

const Status = ({ row }: { row: BigServiceOrder }) => (
  <WaitingState
    field={service.status}
    value={row.status}
    waits={is(row.status, bigServiceStatus.toReview)}
    since={row.createTime}
  />
)

const SERVICE_COLUMNS: readonly ColumnOf<BigServiceOrder>[] = [
  {
    field: service.serviceNo,
    width: 196,
    link: (row) => serviceOf(row.id),
    text: serviceNameOf,
  },
  { field: service.status, width: 150, cell: (row) => <Status row={row} /> },
  { field: service.customerName, below: service.phone },
  { field: service.refundAmount, below: service.payAmount },
  { field: service.reason, below: service.serviceType },
  { field: service.dealerName, width: 200 },
  service.seriesName,
  {
    field: service.orderNo,
    width: 196,
    link: (row) => (row.orderId ? orderOf(row.orderId) : ''),
  },
  service.actualAmount,
  service.createTime,
  service.updateBy,
]
export const serviceColumns = (viewer: Viewer) => forViewer(viewer, SERVICE_COLUMNS)

/** True if a refund of an order can be approved now. */
export const mayAgree = ({ status }: { status: unknown }): boolean =>
  is(status, bigOrderStatus.refundRequested, bigOrderStatus.refundFailed)
export const mayRefuse = ({ status }: { status: unknown }): boolean => is(status, bigOrderStatus.refundRequested)
