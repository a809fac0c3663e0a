import { Progress } from 'antd'
import { useMemo } from 'react'
import { seriesFilterOf } from '@/business/SeriesFilter'
import { IN_DEPOT, remoteStock } from '@/entities/shared/remoteStock'
import { type RemoteDepot, remoteDepot as depot } from '@/entities/vehicle/remoteDepot'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter } from '@/kit/list/filters'
import { useLatest } from '@/kit/data/useLatest'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { Blank } from '@/kit/show/Blank'
import { plain, useFormats } from '@/kit/show/format'
import { TwoValues } from '@/kit/show/TwoValues'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { depotRows } from './depots'

/** Percentage from which a depot is marked as almost full. */
const FULL = 95
const nameOf = (row: RemoteDepot) => plain(row.warehouseName) || row.warehouseCode
const FILTERS = [
  containsFilter(depot.cityName),
  containsFilter(depot.warehouseName),
  seriesFilterOf(remoteStock.seriesName),
]

const Fill = ({ row }: { row: RemoteDepot }) => {
  const { count } = useFormats()
  const [stock, capacity] = [numberIn(row.stockCount), numberIn(row.capacity)]
  if (stock === null) return <Blank />
  const share = capacity ? (stock / capacity) * 100 : undefined
  return (
    <TwoValues
      upper={
        <span className="digits">
          {count(stock)} / {count(capacity)}
        </span>
      }
      below={
        share !== undefined && (
          <Progress
            size="small"
            showInfo={false}
            percent={Math.min(share, 100)}
            status={share > FULL ? 'exception' : 'normal'}
            aria-label={nameOf(row)}
          />
        )
      }
    />
  )
}
const columnsOf = (open: (code: string) => void): ColumnOf<RemoteDepot>[] => [
  {
    field: depot.warehouseName,
    width: 160,
    below: depot.warehouseCode,
    text: nameOf,
    open: ({ warehouseCode }) => open(warehouseCode),
  },
  { field: depot.stockCount, width: 180, cell: (row) => <Fill row={row} /> },
  depot.availableCount,
  depot.lockedCount,
  depot.blockedCount,
  depot.oldCount,
  depot.avgStockDays,
  depot.cityName,
  { field: depot.address, width: 260 },
]

const DepotChart = ({ rows }: { rows: readonly RemoteDepot[] }) => {
  const t = useT()
  return (
    <div className="charts">
      <Chart
        title={t('remoteStocks.byDepot')}
        of={t(depot.warehouseName.label)}
        shape="bars"
        categories={rows.map(nameOf)}
        series={[
          { name: t(depot.stockCount.label), values: rows.map((row) => numberIn(row.stockCount)) },
          { name: t(depot.capacity.label), values: rows.map((row) => numberIn(row.capacity)), hatched: true },
        ]}
      />
    </div>
  )
}

export const Depots = () => {
  const { setQuery } = useScreen()
  const open = useLatest((warehouseCode: string) =>
    setQuery(
      {
        tab: undefined,
        cityName: undefined,
        warehouseName: undefined,
        page: undefined,
        sort: undefined,
        warehouseCode,
        // Matches the count of the row.
        status: IN_DEPOT.join(','),
      },
      true,
    ),
  )
  const columns = useMemo(() => columnsOf(open), [open])
  return (
    <ListScreen
      load={depotRows}
      asOf="remoteStocks.asOf"
      rowKey={depot.warehouseCode}
      nameOf={nameOf}
      filters={FILTERS}
      columns={columns}
      above={(answer) => <ChartFold>{answer && <DepotChart rows={answer.records} />}</ChartFold>}
      actions={(row) => [{ label: 'remoteStocks.cars', run: () => open(row.warehouseCode) }]}
    />
  )
}
