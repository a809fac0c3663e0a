import { useMemo } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { areaFiltersFor } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type FieldOf, is } from '@/entities/field'
import { remoteStockStatus as states } from '@/entities/shared/enums'
import { IN_STOCK, type RemoteStock, remoteStock as car, STOCK_DAYS } from '@/entities/shared/remoteStock'
import { ChartFold } from '@/kit/chart/ChartFold'
import { useLinkActions } from '@/kit/actions/links'
import { callFilter, elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { vinFilter } from '@/kit/list/vinFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type TextKey, useT } from '@/locales'
import { Course, reached } from '../parts/Course'
import { ageFilter } from './ages'
import { carByVin, depotRows, OF_CARS } from './depots'
import { StockChart, StockFigures } from './StockFigures'

const SORT = { field: car.stockDays.key, order: 'desc' } as const
const DEFAULTS = { status: IN_STOCK.join(',') }
const nameOf = (row: RemoteStock) => plain(row.vin) || row.id

const depotFilter = callFilter(
  { ...car.warehouseName, key: 'warehouseCode' },
  {
    of: depotRows.query({ pageNo: 1, pageSize: 100 }),
    choice: ({ warehouseCode, warehouseName }) => ({
      value: warehouseCode,
      label: plain(warehouseName) || warehouseCode,
    }),
  },
)
const filtersOf = (viewer: Viewer) => [
  vinFilter(car.vin),
  seriesFilterOf(car.seriesName),
  choicesFilter(car.status),
  depotFilter,
  ageFilter,
  containsFilter(car.colorName),
  containsFilter({ ...car.orderNo, kind: 'id' }),
  ...areaFiltersFor(viewer, car),
  ...(viewer.ownDealer
    ? [elsewhereFilter({ key: 'dealerCode', label: car.dealerName.label }, (_, t) => t('remoteStocks.own'))]
    : []),
]

const Days = ({ row }: { row: RemoteStock }) => {
  const days = numberIn(row.stockDays)
  const value = <Value field={car.stockDays} value={row.stockDays} />
  if (days === null || days <= STOCK_DAYS.old) return value
  return <Mark tone={days > STOCK_DAYS.urgent ? 'error' : 'warning'}>{value}</Mark>
}
const KeptFor = ({ row }: { row: RemoteStock }) => {
  const t = useT()
  if (isBlank(row.dealerName))
    return is(row.status, states.available) ? <Mark tone="success">{t('remoteStocks.free')}</Mark> : <Blank />
  return (
    <TwoValues
      upper={<Value field={car.dealerName} value={row.dealerName} />}
      below={<Value field={car.areaName} value={row.areaName} />}
    />
  )
}

const columnsOf = (viewer: Viewer, open: Open): ColumnOf<RemoteStock>[] =>
  forViewer(viewer, [
    { field: car.vin, width: 190, text: nameOf, open: ({ vin }) => open('detail', vin) },
    {
      field: car.status,
      width: 104,
      cell: (row) => (
        <StatusTag
          field={car.status}
          value={row.status}
          note={is(row.status, states.onHold) ? plain(row.remark) : undefined}
        />
      ),
    },
    { field: car.stockDays, width: 110, cell: (row) => <Days row={row} /> },
    { field: car.seriesName, width: 170, below: car.modelName },
    { field: car.warehouseName, width: 140, below: car.cityName },
    { field: car.dealerName, width: 200, cell: (row) => <KeptFor row={row} /> },
    { field: car.colorName, width: 140 },
    { field: car.orderNo, width: 170 },
    { field: car.materialCode, width: 150 },
    car.productionDate,
    car.inTime,
  ])

/** Progress of a car; times that are missing in the row are omitted. */
const Way = ({ row }: { row: RemoteStock }) => {
  const t = useT()
  const isOut = is(row.status, states.shipped)
  const isKept = !isBlank(row.orderNo) || isOut || is(row.status, states.reserved, states.toShip)
  const step = (title: TextKey, isDone: boolean, field?: FieldOf<RemoteStock>) =>
    reached(
      t(title),
      isDone,
      isDone && field && !isBlank(row[field.key]) && <Value field={field} value={row[field.key]} full />,
    )
  return (
    <>
      <h3 className="section-title">{t('remoteStocks.way')}</h3>
      <Course
        label="remoteStocks.way"
        steps={[
          step('remoteStocks.built', true, car.productionDate),
          step('remoteStocks.received', !is(row.status, states.inbound), car.inTime),
          step('remoteStocks.kept', isKept),
          step('remoteStocks.shipped', isOut, car.updateTime),
        ]}
      />
    </>
  )
}

export const Cars = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const linkTo = useLinkActions()
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, open), [viewer, open])
  const path = viewer.hq ? '/order-management/dealerHeadquarter' : '/order-management/dealerDealer'
  const orderAction = ({ orderNo }: RemoteStock) => linkTo('remoteStocks.order', path, { orderNo })
  return (
    <>
      <ListScreen
        load={saleReports.listRemoteLibrary}
        also={OF_CARS}
        asOf="remoteStocks.asOf"
        above={(answer) => (
          <>
            <BesideTabs>
              <StockFigures />
            </BesideTabs>
            <ChartFold>
              <StockChart groups={answer?.groups} />
            </ChartFold>
          </>
        )}
        rowKey={car.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={<span className="quiet">{t('remoteStocks.orderInDms')}</span>}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.vin) }, orderAction(row)]}
      />
      <RecordPanel
        load={carByVin}
        title={nameOf}
        status={car.status}
        actions={(row) => [orderAction(row)]}
        facts={(row) => [
          car.seriesName,
          car.modelName,
          car.materialCode,
          car.colorName,
          car.warehouseName,
          car.cityName,
          [car.dealerName, isBlank(row.dealerName) ? <KeptFor key="dealer" row={row} /> : undefined],
          car.areaName,
          car.orderNo,
          car.productionDate,
          car.inTime,
          [car.stockDays, <Days key="days" row={row} />],
          car.remark,
          car.updateTime,
        ]}
      >
        {(row) => <Way row={row} />}
      </RecordPanel>
    </>
  )
}
