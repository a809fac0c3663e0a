import * as ats from '@/api/orders/ats'
import * as users from '@/api/system/users'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { type AtsReportLine, atsReportLine } from '@/entities/orders/atsReport'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { searchFilter } from '@/kit/list/choiceFilters'
import { choicesFilter, yesNoFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { vinFilter } from '@/kit/list/vinFilter'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { useMemo } from 'react'
import { useT } from '@/locales'
import { severalSeries } from './reportFilters'

const {
  atsNo,
  areaName,
  provinceName,
  cityName,
  dealerName,
  consultantName,
  seriesName,
  modelName,
  vin,
  saleType,
  payType,
  dealPrice,
  invoiceDate,
  saleDate,
  status,
  transferred,
  confirmTime,
} = atsReportLine

/** Defaults: confirmed sales of this month. */
const DEFAULTS = { status: '4', saleDate: 'thisMonth' }
const SORT = { field: 'saleDate', order: 'desc' } as const

const number: ColumnOf<AtsReportLine> = {
  field: atsNo,
  width: 180,
  below: vin,
  cell: (row) => (
    <PermittedLink digits text={row.atsNo || row.id} path="/solid-management/solidDetail" query={{ id: row.id }} />
  ),
}
const price: ColumnOf<AtsReportLine> = { field: dealPrice, width: 140, below: saleType }
const car: ColumnOf<AtsReportLine> = { field: seriesName, width: 170, below: modelName }
const last: readonly ColumnOf<AtsReportLine>[] = [payType, invoiceDate, { field: transferred, width: 110 }, confirmTime]

export interface LineVariant {
  scope: 'hq' | 'dealer'
  filters: readonly ReturnType<typeof allFilters>[number][]
  columns: readonly ColumnOf<AtsReportLine>[]
}
const area = { ...regionFilter({ to: 'areaName', label: areaName.label }), clears: ['dealerCode'] }
const place = {
  ...regionFilter({ from: 'provinceCode', to: 'cityCode', label: cityName.label }),
  key: 'place',
  clears: [],
} as const
const seller = searchFilter(
  { key: 'consultantId', label: consultantName.label },
  {
    ask: (keyword) => users.selectList.query({ keyword }),
    choice: ({ id, nickname, username }) => ({ value: id, label: nickname || username }),
  },
)
const allFilters = () => [...HQ_FILTERS, ...DEALER_FILTERS]
const HQ_FILTERS = [
  area,
  { ...dealerOfRegionFilter, label: dealerName.label },
  place,
  severalSeries,
  choicesFilter(saleType),
  choicesFilter(status),
  vinFilter(vin),
  spanFilter(saleDate),
  spanFilter(invoiceDate),
]
const DEALER_FILTERS = [
  seller,
  severalSeries,
  choicesFilter(saleType),
  choicesFilter(payType),
  choicesFilter(status),
  vinFilter(vin),
  spanFilter(saleDate),
  yesNoFilter(transferred),
]

export const HEADQUARTERS_LINES: LineVariant = {
  scope: 'hq',
  filters: HQ_FILTERS,
  columns: [
    number,
    { field: status, width: 130 },
    { field: dealerName, width: 210, below: consultantName },
    price,
    saleDate,
    car,
    areaName,
    { field: cityName, below: provinceName },
    ...last,
  ],
}
export const DEALER_LINES: LineVariant = {
  scope: 'dealer',
  filters: DEALER_FILTERS,
  columns: [number, { field: status, width: 130 }, consultantName, price, saleDate, car, ...last],
}

const Sums = ({ answer }: { answer: ats.LineAnswer | undefined }) => {
  const t = useT()
  const { count, money } = useFormats()
  const { count: cars, amount, average } = answer?.summary ?? {}
  if (cars === undefined && amount === undefined && average === undefined) return null
  return (
    <Figures
      card
      label={t('ats.sums')}
      figures={[
        { label: t('ats.cars'), value: count(cars) },
        { label: t('ats.amount'), value: amount === undefined ? undefined : money(amount) },
        { label: t('ats.average'), value: average === undefined ? undefined : money(average) },
      ]}
    />
  )
}

export const Lines = ({ variant: { scope, filters, columns } }: { variant: LineVariant }) => {
  const call = useMemo(
    () => ({
      query: (input: Omit<Parameters<typeof ats.getReportDetail>[0], 'scope'>) =>
        ats.getReportDetail.query({ ...input, scope }),
    }),
    [scope],
  )
  return (
    <ListScreen
      load={call}
      above={(answer) => <Sums answer={answer} />}
      rowKey={atsReportLine.id}
      nameOf={(row) => row.atsNo || row.id}
      filters={filters}
      defaults={DEFAULTS}
      columns={columns}
      sort={SORT}
      toolbar={<Export from={ats.exportReport} can="ats.exportReport" also={{ scope, type: 'detail' }} />}
    />
  )
}
