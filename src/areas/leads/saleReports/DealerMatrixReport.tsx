import './parts/sales.css'
import { Flex, Segmented, Select, Space } from 'antd'
import { useMemo } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { type SaleDealer, saleDealer } from '@/entities/leads/saleDealer'
import { isRate, type Metric, METRICS, metricOf, type SaleReport, saleReport } from '@/entities/leads/saleReport'
import { Export } from '@/kit/files/Export'
import { useFormats, named } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { type Column, columnOf, fitted } from '@/kit/list/columns'
import { DataTable } from '@/kit/list/DataTable'
import { totalsOf, useRowCount } from '@/kit/list/Pager'
import { FilterBar } from '@/kit/list/FilterBar'
import { containsFilter } from '@/kit/list/filters'
import { ListContext } from '@/kit/list/place'
import { useListState } from '@/kit/list/state'
import { Loaded, useLoad } from '@/kit/data/load'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { placeOf } from '../parts/place'
import {
  PERIOD_DEFAULTS,
  periodFilter,
  placeFilter,
  rangeOf,
  seriesFilter,
  shopTypeFilter,
  useFilterError,
} from './saleFilters'
import { metricColumn, RateBar } from './parts/metricColumns'
import { DealerPanel } from './parts/DealerPanel'
import { useFigures } from './parts/figures'
import { AsOf, useKept, Waiting } from './parts/Frame'
import { type Colour, COLOURS, Tinted } from './parts/heat'
import { MatrixCharts } from './parts/matrixCharts'
import { MetricChooser } from './parts/MetricChooser'
import { RemoteStockPanel } from './parts/RemoteStockPanel'
import { useMetrics } from './parts/useMetrics'

const VIEWPOINT = 'headquarters'
const FILTERS = [
  periodFilter,
  { ...placeFilter, clears: undefined },
  containsFilter(saleDealer.dealerName),
  containsFilter(saleDealer.groupName),
  shopTypeFilter,
  seriesFilter,
]
const BEST = { field: 'saleCount', order: 'desc' } as const
/** Returns the sort order with the best first. For cancelled orders, the lowest number is best. */
const bestOf = (metric: Metric): 'asc' | 'desc' => (metric === 'cancelCount' ? 'asc' : 'desc')
const worstOf = (metric: Metric) => (bestOf(metric) === 'asc' ? 'desc' : 'asc')
const COLOUR_LABELS = { off: 'sales.off', heat: 'sales.heat', average: 'sales.sides' } as const
/** Page size above the number of dealers, because the chart shows all of them. */
const EVERY_DEALER = 1000
const OFF = ['cancelCount'] as const satisfies Metric[]

/**
 * Dealer of the page with its figures. Until newer ones are loaded they are the old ones, empty if the dealer was not
 * among them. If the reply omits the dealer, counts are 0 and rates null. The server sends null for a dealer that was
 * not in the network.
 */
type Ranked = Partial<Omit<SaleDealer, 'finishRate'>> & {
  dealerCode: string
  dealerName: string
  finishRate: unknown
  figures: saleReports.Figures
}
const NO_FIGURES: saleReports.Figures = Object.fromEntries(METRICS.map((metric) => [metric, isRate(metric) ? null : 0]))
const NO_ROWS: readonly SaleDealer[] = []
const PINNED = [saleDealer.dealerName.key, saleDealer.rank.key]

const useColumns = (
  metrics: readonly Metric[],
  ranked: Metric,
  formulaOf: (metric: Metric) => string | undefined,
  colour: Colour,
  all: saleReports.SaleAnswer | undefined,
  open: (mode: 'dealer' | 'stock', code: string) => void,
): Column<Ranked>[] => {
  const t = useT()
  const { number } = useFormats()
  const { write } = useFigures()
  const { rank, dealerCode, dealerName, groupName, shopType, areaName, cityName, finishRate, stockCount } = saleDealer
  const metricCell = (metric: Metric) => (row: Ranked) => {
    const value = row.figures[metric]
    return (
      <Tinted metric={metric} value={value} colour={row.dealerCode ? colour : 'off'} all={all}>
        <span className="digits">{write(metric, value)}</span>
      </Tinted>
    )
  }
  const figures = [
    // The rate has its own column with a bar.
    ...metrics
      .filter((metric) => metric !== 'finishRate')
      .map((metric) =>
        metricColumn<Ranked>(metric, formulaOf(metric), (row) => row.figures[metric], {
          cell: metricCell(metric),
          sortable: true,
        }),
      ),
    columnOf({ field: finishRate, width: 170, cell: (row) => <RateBar value={row.finishRate} /> }),
  ]
  return [
    columnOf({
      field: dealerName,
      below: { ...dealerCode, kind: 'text' },
      cell: (row) =>
        row.dealerCode && (
          <CellLink onClick={() => open('dealer', row.dealerCode)}>
            <bdi>{row.dealerName}</bdi>
          </CellLink>
        ),
    }),
    columnOf({ field: rank, width: 88 }),
    // The ranked metric is placed beside the rank.
    ...figures.toSorted((a, b) => Number(b.key === ranked) - Number(a.key === ranked)),
    columnOf({
      field: stockCount,
      cell: (row) => (
        <CellLink
          digits
          aria-label={named(number(row.stockCount), t('sales.remoteStockOf', { name: row.dealerName }))}
          onClick={() => open('stock', row.dealerCode)}
        >
          {number(row.stockCount)}
        </CellLink>
      ),
    }),
    columnOf(groupName),
    columnOf(shopType),
    columnOf({ field: areaName, width: 96 }),
    columnOf({ field: cityName, cell: (row) => <bdi>{placeOf(row)}</bdi> }),
  ]
}

/**
 * Comparison of all dealers by the chosen metrics: ranked and coloured, with total, average and median. A dealer
 * opens its funnel and series.
 */
export default function DealerMatrixReport() {
  const t = useT()
  const rowCount = useRowCount()
  const { query, setQuery } = useScreen()
  const { name } = useFigures()
  const { mode, id, open, close } = useOpened()
  const { state, search, reset, setPage, setSort } = useListState(FILTERS, PERIOD_DEFAULTS, BEST)
  const fault = useFilterError(FILTERS, state.texts)
  const { metrics, defaults, quotas, formulaOf, save } = useMetrics(VIEWPOINT, OFF)
  const range = rangeOf(state.texts)
  const ranked = metricOf(state.sort?.field) ?? BEST.field
  const way = state.sort?.order ?? BEST.order
  const isBest = way === bestOf(ranked)
  const { sortField: _, sortOrder: __, ...filtered } = state.search
  const asked = { ...filtered, viewpoint: VIEWPOINT, startTime: range.from, endTime: range.until } as const
  const sorted = { ...asked, sortField: ranked, sortOrder: way }
  const quotaCodes = [...new Set([...metrics, ranked, saleReport.finishRate.key])]

  const load = useKept(
    useLoad(saleReports.listDealers.query({ ...sorted, pageNo: state.pageNo, pageSize: state.pageSize }), {
      enabled: !fault,
    }),
  )
  const dealers = load.data?.records ?? NO_ROWS
  const codes = dealers.map(({ dealerCode }) => dealerCode)
  const values = useLoad(
    saleReports.list.query({
      ...asked,
      mode: 'dimension',
      dimension: 'dealer',
      quotaCodes,
      dealerCodes: codes,
      pageNo: 1,
      pageSize: Math.max(codes.length, 1),
    }),
    { enabled: !fault && codes.length > 0 },
  )
  const every = useLoad(
    saleReports.list.query(
      {
        ...asked,
        mode: 'dimension',
        sortField: ranked,
        sortOrder: bestOf(ranked),
        dimension: 'dealer',
        quotaCodes,
        pageNo: 1,
        pageSize: EVERY_DEALER,
      },
      { quiet: true },
    ),
    { enabled: !fault },
  )
  const found = useMemo(
    () => new Map<string, SaleReport>((values.data?.records ?? []).map((row) => [String(row.dimCode), row])),
    [values.data],
  )
  const figuresOf = (code: string): saleReports.Figures => ({
    ...(found.get(String(code)) ?? (values.data && !values.stale ? NO_FIGURES : undefined)),
  })
  const rows = load.data && dealers.map((row): Ranked => ({ ...row, figures: figuresOf(row.dealerCode) }))

  const colour = COLOURS.find((one) => one === query.get('colour')) ?? 'off'
  const all = every.data
  const columns = useColumns(metrics, ranked, formulaOf, colour, all, open)
  const foot =
    all && (load.data?.total ?? 0) > 0
      ? (['summary', 'average', 'median'] as const).map((key) => ({
          label: t(key === 'summary' ? 'sales.total' : `sales.${key}`),
          row: { ...all[key], dealerCode: '', dealerName: '', figures: all[key], finishRate: all[key].finishRate },
        }))
      : undefined
  const place = useMemo(
    () => ({ search: {}, total: load.data?.total ?? 0, guessed: load.data?.guessed, totalMore: load.data?.totalMore }),
    [load.data],
  )
  const opened = dealers.find(({ dealerCode }) => String(dealerCode) === id)
  return (
    <ListContext value={place}>
      <FilterBar filters={FILTERS} texts={state.texts} search={search} reset={reset} />
      {every.first ? <Waiting /> : <MatrixCharts answer={fault ? undefined : all} metrics={metrics} ranked={ranked} />}
      <section className="list-card" aria-label={t('list.total', { total: rowCount(totalsOf(load.data)) })}>
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <Space wrap>
            <Select<Metric>
              aria-label={t('sales.rankBy')}
              value={ranked}
              popupMatchSelectWidth={false}
              prefix={<span className="quiet">{t('sales.rankBy')}</span>}
              options={quotaCodes.map((metric) => ({ value: metric, label: name(metric) }))}
              onChange={(field) => setSort({ field, order: isBest ? bestOf(field) : worstOf(field) })}
            />
            <Segmented
              aria-label={t('saleDealer.rank')}
              value={isBest ? 'best' : 'worst'}
              onChange={(end) => setSort({ field: ranked, order: end === 'best' ? bestOf(ranked) : worstOf(ranked) })}
              options={[
                { value: 'best', label: t('sales.bestFirst') },
                { value: 'worst', label: t('sales.worstFirst') },
              ]}
            />
            <Segmented<Colour>
              aria-label={t('sales.colour')}
              value={colour}
              onChange={(to) => setQuery({ colour: to === 'off' ? undefined : to })}
              options={COLOURS.map((value) => ({ value, label: t(COLOUR_LABELS[value]) }))}
            />
          </Space>
          <Space wrap>
            <AsOf asOf={all?.asOf} until={range.until} />
            <MetricChooser quotas={quotas} metrics={metrics} defaults={defaults} save={save} />
            <Export
              from={saleReports.exportList}
              can="saleReports.exportList"
              also={{ ...sorted, mode: 'dimension', quotaCodes: metrics }}
            />
          </Space>
        </Flex>
        <Loaded load={load.error ? load : { ...values, data: load.data }}>
          <DataTable
            rows={rows}
            {...totalsOf(load.data)}
            columns={columns.map((column) => fitted(column, t))}
            pinned={PINNED}
            rowKey={saleDealer.dealerCode}
            nameOf={(row) => row.dealerName}
            dense={false}
            loading={load.loading || values.loading}
            state={{ ...state, sort: { field: ranked, order: way } }}
            setPage={setPage}
            setSort={setSort}
            empty={{ text: t('list.empty') }}
            foot={foot}
          />
        </Loaded>
      </section>
      {mode === 'stock' && id && <RemoteStockPanel dealerCode={id} name={opened?.dealerName ?? id} onClose={close} />}
      {mode === 'dealer' && id && (
        <DealerPanel dealerCode={id} name={opened?.dealerName ?? id} search={asked} onClose={close} />
      )}
    </ListContext>
  )
}
