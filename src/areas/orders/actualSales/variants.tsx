import { Tag } from 'antd'
import type { SaleScope } from '@/api/orders/ats'
import * as users from '@/api/system/users'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { type ActualSale, actualSale } from '@/entities/orders/actualSale'
import { atsApplyState as applied, atsStatus as states } from '@/entities/orders/atsEnums'
import type { ColumnOf } from '@/kit/list/columns'
import { elsewhereFilter, searchFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { StatusTag } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { type TextKey, useT } from '@/locales'
import { isLate } from './states'

const {
  atsNo,
  vin,
  seriesName,
  modelName,
  customerName,
  phone,
  saleType,
  dealPrice,
  saleDate,
  areaName,
  dealerName,
  consultantName,
  infoRate,
  status,
  applyState,
  createTime,
  submitTime,
} = actualSale

export const QUEUE = 'queue'
const queueFilter = elsewhereFilter({ key: QUEUE, label: 'ats.toReview' }, (text, t) =>
  t(text === 'todo' ? 'ats.toReview' : 'list.all'),
)
/** Items that wait for the user's review: sales in one state, and those with an application in another. */
const todo = {
  ...queueFilter,
  always: true,
  toQuery: (text: string) => (text === 'todo' ? ({ tab: 'todo' } as const) : {}),
}

/** Tab above the list: what it sets in the address, and its counts in the response. */
export interface SaleTab {
  label: TextKey
  queue?: 'todo'
  status?: string
  applyState?: string
  counts: readonly string[]
}
const text = (...codes: number[]) => codes.join(',')
const counts = (...codes: number[]) => codes.map(String)

const ALL: SaleTab = { label: 'list.all', counts: ['all'] }
const TODO: SaleTab = { label: 'ats.toReview', queue: 'todo', counts: ['todo'] }
const CONFIRMED: SaleTab = {
  label: 'atsStatus.confirmed',
  status: text(states.confirmed),
  counts: counts(states.confirmed),
}
const REJECTED: SaleTab = {
  label: 'atsStatus.rejected',
  status: text(states.rejected),
  counts: counts(states.rejected),
}
const VOIDED: SaleTab = { label: 'atsStatus.voided', status: text(states.voided), counts: counts(states.voided) }
const INCOMPLETE: SaleTab = {
  label: 'atsStatus.incomplete',
  status: text(states.incomplete),
  counts: counts(states.incomplete),
}
const REVIEWED: SaleTab = {
  label: 'ats.inReview',
  status: text(states.showroom, states.headquarters),
  counts: counts(states.showroom, states.headquarters),
}
const PASSED: SaleTab = {
  label: 'atsApplyState.transferPassed',
  applyState: text(applied.transferPassed),
  counts: ['passed'],
}

const Number = ({ row }: { row: ActualSale }) => (
  <PermittedLink digits text={row.atsNo || row.id} path="/solid-management/solidDetail" query={{ id: row.id }} />
)
const State = ({ row }: { row: ActualSale }) => {
  const t = useT()
  return (
    <>
      <StatusTag field={status} value={row.status} note={row.rejectReason} />
      {isLate(row) && <Tag color="error">{t('ats.late')}</Tag>}
    </>
  )
}

const number: ColumnOf<ActualSale> = { field: atsNo, width: 190, below: vin, cell: (row) => <Number row={row} /> }
const state: ColumnOf<ActualSale> = { field: status, width: 150, cell: (row) => <State row={row} /> }
const car: ColumnOf<ActualSale> = { field: seriesName, width: 170, below: modelName }
const owner: ColumnOf<ActualSale> = { field: customerName, width: 140, below: { ...phone, label: 'orders.phone' } }
const price: ColumnOf<ActualSale> = { field: dealPrice, width: 140, below: saleType }

const area = { ...regionFilter({ to: 'areaName', label: areaName.label }), clears: ['dealerCode'] }
const seller = searchFilter(
  { key: 'consultantId', label: consultantName.label },
  {
    ask: (keyword) => users.selectList.query({ keyword }),
    choice: ({ id, nickname, username }) => ({ value: id, label: nickname || username }),
  },
)
const shared = [choicesFilter(status), choicesFilter(applyState), spanFilter(saleDate)]

export interface SaleVariant {
  scope: SaleScope
  tabs: readonly [SaleTab, ...SaleTab[]]
  /** Tab selected by default. */
  first: SaleTab
  filters: readonly ReturnType<typeof filtersOf>[number][]
  columns: readonly ColumnOf<ActualSale>[]
  emptyText?: TextKey
}
const filtersOf = () => [
  todo,
  vinFilter(vin),
  containsFilter(atsNo),
  containsFilter(customerName),
  phoneFilter(phone),
  area,
  { ...dealerOfRegionFilter, label: dealerName.label },
  seller,
  seriesFilterOf(seriesName),
  choicesFilter(saleType),
  ...shared,
]

export const HEADQUARTERS: SaleVariant = {
  scope: 'hq',
  tabs: [ALL, TODO, CONFIRMED, REJECTED, VOIDED],
  first: ALL,
  filters: [
    todo,
    containsFilter(atsNo),
    vinFilter(vin),
    phoneFilter(phone),
    area,
    { ...dealerOfRegionFilter, label: dealerName.label },
    seriesFilterOf(seriesName),
    ...shared,
  ],
  columns: [
    number,
    { ...state, width: 130 },
    { field: applyState, width: 150 },
    { field: dealerName, width: 210, below: consultantName },
    owner,
    { field: seriesName, width: 120 },
    price,
    saleDate,
    submitTime,
    areaName,
  ],
}
export const COUNSELOR: SaleVariant = {
  scope: 'counselor',
  tabs: [INCOMPLETE, REVIEWED, REJECTED, CONFIRMED, ALL],
  first: INCOMPLETE,
  filters: [
    todo,
    vinFilter(vin),
    containsFilter(customerName),
    phoneFilter(phone),
    seriesFilterOf(seriesName),
    choicesFilter(saleType),
    ...shared,
  ],
  columns: [number, state, { field: applyState, width: 150 }, infoRate, owner, car, price, saleDate, createTime],
  emptyText: 'ats.nothingToComplete',
}
export const SHOWROOM: SaleVariant = {
  scope: 'showroom',
  tabs: [TODO, PASSED, CONFIRMED, ALL],
  first: TODO,
  filters: [
    todo,
    vinFilter(vin),
    containsFilter(customerName),
    phoneFilter(phone),
    seller,
    seriesFilterOf(seriesName),
    ...shared,
  ],
  columns: [
    number,
    state,
    { field: applyState, width: 150 },
    consultantName,
    owner,
    car,
    price,
    saleDate,
    infoRate,
    submitTime,
  ],
}
