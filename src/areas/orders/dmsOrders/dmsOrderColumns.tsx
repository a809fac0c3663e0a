import '../parts/orders.css'
import { Tag } from 'antd'
import { dealerFilterOf } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { is } from '@/entities/field'
import { type DmsOrder, dmsOrder } from '@/entities/orders/dmsOrder'
import { dmsOrderStatus as states } from '@/entities/orders/orderEnums'
import { dealerType } from '@/entities/shared/enums'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, type Filter } from '@/kit/list/filters'
import { monthRangeFilter } from '@/kit/list/monthFilter'
import { spanFilter } from '@/kit/list/spanFilter'
import { useFormats } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { dayStamp, formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { detailOf } from '../customerOrders/orderColumns'

const {
  orderNo,
  orderMonth,
  orderType,
  areaName,
  dealerName,
  secondDealerName,
  seriesName,
  modelName,
  materialCode,
  colorName,
  quantity,
  unitPrice,
  totalAmount,
  fundType,
  status,
  createTime,
  expectDate,
} = dmsOrder

export const nameOf = (row: DmsOrder): string => row.orderNo || row.id
export const SORT = { field: 'createTime', order: 'desc' } as const

const area = { ...regionFilter({ to: 'areaName', label: areaName.label }), clears: ['dealerCode'] }

export const HQ_FILTERS = [
  containsFilter(orderNo),
  monthRangeFilter(orderMonth),
  choicesFilter(status),
  area,
  { ...dealerOfRegionFilter, label: dealerName.label },
  orderType,
  seriesFilterOf(seriesName),
  fundType,
  spanFilter(createTime),
]
const outletFilter: Filter<'secondDealerCode'> = {
  ...dealerFilterOf({ dealerType: dealerType.second }),
  key: 'secondDealerCode',
  label: secondDealerName.label,
  toQuery: (text) => ({ secondDealerCode: text }),
}
export const DEALER_FILTERS = [
  containsFilter(orderNo),
  monthRangeFilter(orderMonth),
  choicesFilter(status),
  orderType,
  seriesFilterOf(seriesName),
  outletFilter,
  spanFilter(createTime),
]

const DAY = 86_400_000
/** Returns the number of days an order is late; 0 if it is not due, or has arrived, was rejected or cancelled. */
const lateDays = ({ status: state, expectDate: expected }: DmsOrder): number => {
  const day = formatTime(expected, 'YYYYMMDD')
  if (!day || day >= dayStamp() || is(state, states.arrived, states.rejected, states.cancelled)) return 0
  return Math.max(Math.floor((Date.now() - (toMillis(expected) ?? Date.now())) / DAY), 1)
}
const Expected = ({ row }: { row: DmsOrder }) => {
  const t = useT()
  const late = lateDays(row)
  return (
    <>
      <Value field={expectDate} value={row.expectDate} />
      {late > 0 && (
        <Tag color="error" className="late-tag">
          {t('orders.late', { count: late })}
        </Tag>
      )}
    </>
  )
}

const Quantities = ({ row }: { row: DmsOrder }) => {
  const { count } = useFormats()
  return (
    <span className="digits">
      {count(row.quantity)} / {count(row.arrivedQty)}
    </span>
  )
}

const number: ColumnOf<DmsOrder> = {
  field: orderNo,
  width: 176,
  link: (row) => detailOf(row.id, 'dms'),
  text: nameOf,
}
const quantities: ColumnOf<DmsOrder> = {
  field: { ...quantity, label: 'orders.quantities' },
  width: 116,
  cell: (row) => <Quantities row={row} />,
}
const expected: ColumnOf<DmsOrder> = { field: expectDate, width: 150, cell: (row) => <Expected row={row} /> }

export const HQ_COLUMNS: readonly ColumnOf<DmsOrder>[] = [
  number,
  { field: status, width: 104 },
  { field: dealerName, width: 210, below: secondDealerName },
  expected,
  quantities,
  { field: modelName, width: 170, below: seriesName },
  totalAmount,
  orderMonth,
  orderType,
  colorName,
  areaName,
  createTime,
]
export const DEALER_COLUMNS: readonly ColumnOf<DmsOrder>[] = [
  number,
  { field: status, width: 104 },
  expected,
  quantities,
  { field: modelName, width: 170, below: seriesName },
  { field: totalAmount, below: unitPrice },
  secondDealerName,
  orderMonth,
  orderType,
  materialCode,
  colorName,
  createTime,
]
