import { BarChartOutlined } from '@ant-design/icons'
import { Button, Timeline, Tooltip } from 'antd'
import { useMemo, useState } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { dealerOfRegionFilter, regionFilter } from '@/business/RegionFilter'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { remoteStockStatus as states } from '@/entities/shared/enums'
import { IN_STOCK, type RemoteStock, remoteStock as car, STOCK_DAYS } from '@/entities/shared/remoteStock'
import { callFilter, elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, type Filter, sent } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { vinFilter } from '@/kit/list/vinFilter'
import { useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Blank } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { CellLink, Mark, StatusTag, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type Translate, useT } from '@/locales'
import { AgeSelect } from './AgeSelect'
import { carByVin, depotRows, OF_CARS } from './depots'
import { BesideTabs } from '@/kit/page/ScreenTabs'
import { StockChart, StockFigures } from './StockFigures'

const SORT = { field: car.stockDays.key, order: 'desc' } as const
const DEFAULTS = { status: IN_STOCK.join(',') }
const nameOf = (row: RemoteStock) => plain(row.vin) || row.id

/** A filter of a bracket of days in stock, '31-60' or '91-' in the address. */
const ageFilter: Filter<'stockDaysMin' | 'stockDaysMax', 'age'> = {
  key: 'age',
  label: car.stockDays.label,
  instant: true,
  toQuery: (text) => {
    const [from = '', to = ''] = text.split('-')
    return sent({ stockDaysMin: Number(from), ...(to && { stockDaysMax: Number(to) }) })
  },
  validate: (text) => (text === '' || /^\d+-\d*$/.test(text) ? undefined : 'rule.integer'),
  describe: (text) => text.replace(/-$/, '+').replace('-', '–'),
  control: ({ value, onChange, label }) => <AgeSelect value={value} onChange={onChange} label={label} />,
}
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
  ...(viewer.hq
    ? [
        { ...regionFilter({ to: 'areaName', label: car.areaName.label }), clears: ['dealerCode'] },
        { ...dealerOfRegionFilter, label: car.dealerName.label },
      ]
    : dealerFiltersFor(viewer)),
  ...(viewer.ownDealer
    ? [elsewhereFilter({ key: 'dealerCode', label: car.dealerName.label }, (_, t) => t('remoteStocks.own'))]
    : []),
]

const State = ({ row }: { row: RemoteStock }) => {
  const tag = <StatusTag field={car.status} value={row.status} />
  if (!is(row.status, states.onHold) || isBlank(row.remark)) return tag
  return (
    <Tooltip title={plain(row.remark)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard reads the reason here */}
      <span tabIndex={0}>{tag}</span>
    </Tooltip>
  )
}
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

const columnsOf = (viewer: Viewer, open: (vin: string) => void): ColumnOf<RemoteStock>[] =>
  forViewer(viewer, [
    {
      field: car.vin,
      width: 190,
      cell: (row) => (
        <CellLink digits onClick={() => open(row.vin)}>
          {nameOf(row)}
        </CellLink>
      ),
    },
    { field: car.status, width: 104, cell: (row) => <State row={row} /> },
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

/** How far a car is on its way, by what its row says. */
const Way = ({ row }: { row: RemoteStock }) => {
  const t = useT()
  const isOut = is(row.status, states.shipped)
  const isKept = !isBlank(row.orderNo) || is(row.status, states.reserved, states.toShip) || isOut
  const steps = [
    { label: 'remoteStocks.built', time: row.productionDate, field: car.productionDate, done: true },
    {
      label: 'remoteStocks.received',
      time: row.inTime,
      field: car.inTime,
      done: !is(row.status, states.inbound),
    },
    { label: 'remoteStocks.kept', time: '', field: car.inTime, done: isKept },
    { label: 'remoteStocks.shipped', time: isOut ? row.updateTime : '', field: car.updateTime, done: isOut },
  ] as const
  return (
    <Timeline
      items={steps.map(({ label, time, field, done }) => ({
        key: label,
        color: done ? undefined : 'gray',
        content: (
          <span className={done ? undefined : 'quiet'}>
            {t(label)} {!isBlank(time) && done && <Value field={field} value={time} full />}
          </span>
        ),
      }))}
    />
  )
}
const tabsOf = (t: Translate, row: RemoteStock) => [
  { key: 'way', label: t('remoteStocks.way'), children: <Way row={row} /> },
]

/** The cars in off-site depots. */
export const Cars = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const way = usePermittedLinks()
  const [hasChart, setChart] = useState(false)
  const filters = useMemo(() => filtersOf(viewer), [viewer])
  const columns = useMemo(() => columnsOf(viewer, (vin) => open('detail', vin)), [viewer, open])
  const orderOf = ({ orderNo }: RemoteStock) =>
    isBlank(orderNo)
      ? undefined
      : way(viewer.hq ? '/order-management/dealerHeadquarter' : '/order-management/dealerDealer', { orderNo })
  const orderAction = (row: RemoteStock) => {
    const order = orderOf(row)
    return { label: 'remoteStocks.order' as const, hide: !order, run: () => order?.() }
  }
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
            {hasChart && <StockChart groups={answer?.groups} />}
          </>
        )}
        rowKey={car.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            <Button icon={<BarChartOutlined />} aria-pressed={hasChart} onClick={() => setChart(!hasChart)}>
              {t(hasChart ? 'remoteStocks.hideChart' : 'remoteStocks.showChart')}
            </Button>
            <span className="quiet">{t('remoteStocks.orderInDms')}</span>
          </>
        }
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
          [car.dealerName, <KeptFor key="dealer" row={row} />],
          car.orderNo,
          car.productionDate,
          car.inTime,
          [car.stockDays, <Days key="days" row={row} />],
          car.remark,
          car.updateTime,
        ]}
        tabs={(row) => tabsOf(t, row)}
      />
    </>
  )
}
