import './parts/sales.css'
import { Button, Flex, Grid, Segmented, Space, Tag } from 'antd'
import { useMemo } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import { type SaleCompare, saleCompare } from '@/entities/leads/saleCompare'
import { isRate, type Metric, metricOf } from '@/entities/leads/saleReport'
import { Loaded, useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { DataTable } from '@/kit/list/DataTable'
import { totalsOf, useRowCount } from '@/kit/list/Pager'
import { FilterBar } from '@/kit/list/FilterBar'
import { type Column, columnOf, fitted } from '@/kit/list/columns'
import { ListContext } from '@/kit/list/place'
import { useListState } from '@/kit/list/state'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { numberIn } from '@/lib/counts'
import { listOf } from '@/lib/listOf'
import { useT } from '@/locales'
import { type Bucket, comparedWith, overview, spanOf } from './calculate'
import { againstOf, bucketOf, compareFiltersOf, PERIOD_DEFAULTS, rangeOf, useFilterError } from './saleFilters'
import { AsOf, useKept, Waiting } from './parts/Frame'
import { Growth } from './parts/Growth'
import { useFigures } from './parts/figures'
import { ShopCharts, TimeCharts } from './parts/timeCharts'
import type { Variant } from './variants'

const TimeCards = ({ of, metric }: { of: ReturnType<typeof overview>; metric: Metric }) => {
  const t = useT()
  const { write, signed } = useFigures()
  return (
    <Tiles label={t('sales.figures')}>
      <Tile label={t(saleCompare.sumCurrent.label)} value={write(metric, of.current)} />
      <Tile label={t(saleCompare.sumCompare.label)} value={write(metric, of.compared)} />
      <Tile label={t(saleCompare.diffValue.label)} value={signed(metric, of.difference)} />
      <Tile label={t(saleCompare.diffRate.label)} value={<Growth metric={metric} value={of.change} />} />
      <Tile label={t('sales.best')} value={write(metric, of.best?.currentValue)} note={of.best?.period} />
      <Tile label={t('sales.worst')} value={write(metric, of.worst?.currentValue)} note={of.worst?.period} />
    </Tiles>
  )
}

const DEFAULTS = { ...PERIOD_DEFAULTS, metric: 'saleCount', bucket: 'day', compare: 'previous' }
/** Limit above the number of buckets that a comparison can have. */
const MAX_BUCKETS = 100
const NO_ROWS: readonly SaleCompare[] = []
const NOTHING: readonly string[] = []
const ONE_PAGE = { pageNo: 1, pageSize: MAX_BUCKETS }

const useColumns = (metric: Metric, bucket: Bucket): Column<SaleCompare>[] => {
  const t = useT()
  const { write, signed } = useFigures()
  const value = (field: 'currentValue' | 'compareValue' | 'sumCurrent' | 'sumCompare') =>
    columnOf({
      field: saleCompare[field],
      width: 130,
      cell: (row) => (
        <span className={numberIn(row[field]) === null ? 'blank' : 'digits'}>{write(metric, row[field])}</span>
      ),
    })
  return [
    columnOf({
      field: saleCompare.period,
      width: bucket === 'week' ? 290 : 200,
      cell: (row) => (
        <Space size={6}>
          <span className="digits">{row.period}</span>
          {row.running ? <Tag color="processing">{t('sales.open')}</Tag> : null}
        </Space>
      ),
    }),
    value('currentValue'),
    columnOf({
      field: saleCompare.comparePeriod,
      width: bucket === 'week' ? 200 : 140,
      cell: (row) => <span className="digits">{row.comparePeriod}</span>,
    }),
    value('compareValue'),
    columnOf({
      field: saleCompare.diffValue,
      width: 130,
      cell: (row) => <span className="digits">{signed(metric, row.diffValue)}</span>,
    }),
    columnOf({
      field: saleCompare.diffRate,
      width: 120,
      cell: (row) => <Growth metric={metric} value={numberIn(row.diffRate)} />,
    }),
    value('sumCurrent'),
    value('sumCompare'),
  ]
}

export const SaleTime = ({ variant }: { variant: Variant }) => {
  const t = useT()
  const rowCount = useRowCount()
  const { query, setQuery } = useScreen()
  const { viewpoint } = variant
  const { md: wide } = Grid.useBreakpoint()
  const filters = useMemo(
    () => [
      ...compareFiltersOf(viewpoint, variant.buckets),
      ...variant.filters.filter(({ key }) => key !== 'period' && key !== 'shopType'),
    ],
    [viewpoint, variant.buckets, variant.filters],
  )
  const { state, search, reset, setPage, setSort } = useListState(filters, DEFAULTS)
  const fault = useFilterError(filters, state.texts)
  const metric = metricOf(state.texts.metric) ?? 'saleCount'
  const bucket = bucketOf(state.texts)
  const range = rangeOf(state.texts)
  const compare = spanOf(comparedWith(range, bucket, againstOf(state.texts) ?? 'previous') ?? [])
  const { sortField, sortOrder, ...filtered } = state.search
  const unsorted = {
    ...filtered,
    viewpoint,
    quotaCode: metric,
    bucket,
    startTime: range.from,
    endTime: range.until,
    compareStart: compare.from,
    compareEnd: compare.until,
  }
  const asked = { ...unsorted, sortField, sortOrder }
  const load = useKept(useLoad(saleReports.compare.query({ ...asked, ...ONE_PAGE }), { enabled: !fault }))
  const columns = useColumns(metric, bucket)
  const records = load.data?.records ?? NO_ROWS
  const inTime = useMemo(() => records.toSorted((a, b) => (a.period < b.period ? -1 : 1)), [records])
  const isCumulated = !isRate(metric) && query.get('values') === 'sum'
  const shops = query.get('shops') === '1'
  const place = useMemo(
    () => ({ search: {}, total: load.data?.total ?? 0, guessed: load.data?.guessed, totalMore: load.data?.totalMore }),
    [load.data],
  )
  return (
    <ListContext value={place}>
      <FilterBar filters={filters} texts={state.texts} search={search} reset={reset} />
      <TimeCards of={overview(inTime)} metric={metric} />
      <Flex justify="space-between" align="center" wrap gap={8} className="space-below">
        <Space wrap>
          {!isRate(metric) && (
            <Segmented
              aria-label={t('sales.view')}
              value={isCumulated ? 'sum' : 'single'}
              onChange={(to) => setQuery({ values: to === 'sum' ? to : undefined })}
              options={[
                { value: 'single', label: t('sales.single') },
                { value: 'sum', label: t('sales.cumulated') },
              ]}
            />
          )}
          {variant.stacked && (
            <Button
              type={shops ? 'primary' : 'default'}
              aria-pressed={shops}
              onClick={() => setQuery({ shops: shops ? undefined : '1' })}
            >
              {t('sales.byShop')}
            </Button>
          )}
        </Space>
        <Space wrap>
          <AsOf asOf={load.data?.asOf} until={range.until} />
          <Export from={saleReports.exportList} can="saleReports.exportList" also={{ ...asked, mode: 'time' }} />
        </Space>
      </Flex>
      {!fault && variant.stacked && shops ? (
        <ShopCharts search={{ ...unsorted, ...ONE_PAGE }} metric={metric} codes={listOf(state.texts.dealers ?? '')} />
      ) : load.first ? (
        <Waiting />
      ) : (
        <TimeCharts rows={inTime} metric={metric} cumulated={isCumulated} average={load.data?.areaAverage} />
      )}
      <section className="list-card" aria-label={t('list.total', { total: rowCount(totalsOf(load.data)) })}>
        <Loaded load={load}>
          <DataTable
            rows={load.data?.records}
            {...totalsOf(load.data)}
            columns={columns.map((column) => fitted(column, t))}
            pinned={wide ? [saleCompare.period.key] : NOTHING}
            rowKey={saleCompare.period}
            nameOf={(row) => row.period}
            dense={false}
            loading={load.loading}
            state={state}
            setPage={setPage}
            setSort={setSort}
            empty={{ text: t('list.empty') }}
            whole
          />
        </Loaded>
      </section>
    </ListContext>
  )
}
