import { consultantIdFilter } from '@/business/ConsultantFilter'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { type CustomerOrder, customerOrder } from '@/entities/orders/customerOrder'
import { plain } from '@/kit/show/format'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { Blank } from '@/kit/show/Blank'
import { isBlank } from '@/lib/given'
import { to } from '@/routes'

const {
  orderNo,
  orderType,
  customerName,
  phone,
  seriesName,
  modelName,
  colorName,
  dealPrice,
  paidAmount,
  areaName,
  dealerName,
  consultantName,
  sourceChannel,
  vin,
  status,
  createTime,
} = customerOrder

/** List from which an order is opened; it decides the call. */
export type OrderType = 'hq' | 'dealer' | 'dms'
export const detailOf = (id: string, type: OrderType): string => to('/order-management/orderDetail', { id, type })

export const nameOf = (row: CustomerOrder): string => row.orderNo || row.id
export const SORT = { field: 'createTime', order: 'desc' } as const

const common = [
  containsFilter(orderNo),
  containsFilter(customerName),
  phoneFilter(phone),
  vinFilter(vin),
  seriesFilterOf(seriesName),
]
const area = { ...regionFilter({ to: 'areaName', label: areaName.label }), clears: ['dealerCode'] }

export const HQ_FILTERS = [
  ...common,
  area,
  { ...dealerOfRegionFilter, label: dealerName.label },
  choicesFilter(status),
  spanFilter(createTime),
]

export const dealerFilters = (dealerCode: string) => [
  ...common,
  consultantIdFilter(consultantName, 'consultantId', dealerCode),
  choicesFilter(status),
  spanFilter(createTime),
]

const number = (type: OrderType): ColumnOf<CustomerOrder> => ({
  field: orderNo,
  width: 196,
  link: (row) => detailOf(row.id, type),
  text: nameOf,
})

export const HQ_COLUMNS: readonly ColumnOf<CustomerOrder>[] = [
  number('hq'),
  { field: status, width: 104 },
  { field: customerName, below: phone },
  { field: dealerName, width: 210, below: consultantName },
  { field: modelName, width: 170, below: seriesName },
  dealPrice,
  paidAmount,
  orderType,
  areaName,
  sourceChannel,
  createTime,
]

export const DEALER_COLUMNS: readonly ColumnOf<CustomerOrder>[] = [
  number('dealer'),
  { field: status, width: 104 },
  {
    field: customerName,
    below: phone,
    cell: (row) => (isBlank(row.customerName) ? <Blank /> : <bdi>{plain(row.customerName)}</bdi>),
  },
  consultantName,
  { field: modelName, width: 170, below: seriesName },
  dealPrice,
  paidAmount,
  vin,
  colorName,
  orderType,
  sourceChannel,
  createTime,
]
