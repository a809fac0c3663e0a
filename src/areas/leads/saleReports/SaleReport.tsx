import './parts/sales.css'
import { Breadcrumb, Flex, Grid, Segmented, Space } from 'antd'
import { useEffect, useMemo } from 'react'
import * as saleReports from '@/api/leads/saleReports'
import type { SaleAnswer } from '@/api/leads/saleReports'
import { isRate, type Metric, metricOf, type SaleReport as Row, saleReport } from '@/entities/leads/saleReport'
import { Loaded, useLoad } from '@/kit/data/load'
import { Export } from '@/kit/files/Export'
import { DataTable } from '@/kit/list/DataTable'
import { totalsOf, useRowCount } from '@/kit/list/Pager'
import { FilterBar } from '@/kit/list/FilterBar'
import { fitted } from '@/kit/list/columns'
import { ListContext } from '@/kit/list/place'
import { useListState } from '@/kit/list/state'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { PERIOD_DEFAULTS, rangeOf, useFilterError } from './saleFilters'
import { AsOf, useKept, Waiting } from './parts/Frame'
import { Growth } from './parts/Growth'
import { MetricChooser } from './parts/MetricChooser'
import { FunnelChart, MeasureChart } from './parts/charts'
import { reportColumns } from './parts/metricColumns'
import { type Drill, useDrill } from './parts/drill'
import { grown, useFigures } from './parts/figures'
import { useMetrics } from './parts/useMetrics'
import { type Dimension, DIMENSION_LABELS, type Variant } from './variants'

const MetricCards = ({
  metrics,
  answer,
  measure,
  choose,
  withRank,
}: {
  metrics: readonly Metric[]
  answer: SaleAnswer | undefined
  measure: Metric
  choose: (metric: Metric) => void
  withRank: boolean
}) => {
  const t = useT()
  const { write, name } = useFigures()
  const figures = metrics.map((metric) => ({
    label: name(metric),
    value: answer && write(metric, answer.summary[metric]),
    on: metric === measure,
    run: () => choose(metric),
    note: (
      <>
        <span>
          {t('sales.previous')}{' '}
          <Growth
            metric={metric}
            value={answer && grown(metric, answer.summary, answer.previous)}
            points={isRate(metric)}
          />
        </span>
        <span>
          {t('sales.lastYear')}{' '}
          <Growth
            metric={metric}
            value={answer && grown(metric, answer.summary, answer.lastYear)}
            points={isRate(metric)}
          />
        </span>
      </>
    ),
  }))
  const rank = { label: t('sales.rank'), value: answer?.rank && `${answer.rank.place} / ${answer.rank.of}` }
  return (
    <Tiles wide label={t('sales.figures')}>
      {figures.map((figure) => (
        <Tile key={figure.label} {...figure} />
      ))}
      {withRank && <Tile {...rank} />}
    </Tiles>
  )
}

const MAX_SOLD = { field: 'saleCount', order: 'desc' } as const
const BY_TIME = undefined

const Crumbs = ({ drill, top }: { drill: Drill; top: Dimension }) => {
  const t = useT()
  const root = { key: '', name: t('list.all'), depth: 0 }
  const steps = [root, ...drill.steps.map(({ code, name }, at) => ({ key: code, name, depth: at + 1 }))]
  return (
    <nav aria-label={t('sales.path')} className="space-below-sm">
      <Breadcrumb
        items={steps.map(({ key, name, depth }) => ({
          key: key || top,
          title:
            depth === drill.steps.length ? (
              <bdi aria-current="location">{name}</bdi>
            ) : (
              <CellLink onClick={() => drill.up(depth)}>
                <bdi>{name}</bdi>
              </CellLink>
            ),
        }))}
      />
    </nav>
  )
}

export const SaleReport = ({ variant }: { variant: Variant }) => {
  const t = useT()
  const rowCount = useRowCount()
  const { query, setQuery } = useScreen()
  const linkTo = usePermittedLinks()
  const drill = useDrill(variant)
  const { md: wide } = Grid.useBreakpoint()
  const { dimension } = drill
  const { state, search, reset, setPage, setSort } = useListState(
    variant.filters,
    PERIOD_DEFAULTS,
    dimension === 'day' ? BY_TIME : MAX_SOLD,
  )
  const fault = useFilterError(variant.filters, state.texts)
  const { metrics, defaults, quotas, formulaOf, save } = useMetrics(variant.viewpoint, variant.off, variant.without)
  const measure = variant.cards.find((one) => one === metricOf(query.get('measure'))) ?? 'saleCount'
  const range = rangeOf(state.texts)
  const { sortField, sortOrder, ...filtered } = state.search
  const asked = {
    ...filtered,
    ...drill.narrowing,
    viewpoint: variant.viewpoint,
    startTime: range.from,
    endTime: range.until,
  }
  const whole = { ...asked, sortField, sortOrder, dimension, quotaCodes: metrics }
  const load = useKept(
    useLoad(saleReports.list.query({ ...whole, pageNo: state.pageNo, pageSize: state.pageSize }), { enabled: !fault }),
  )
  const { data, loading, stale } = load
  const { settle } = drill
  useEffect(() => {
    if (!stale) settle()
  })
  const leads = variant.linked && dimension === 'consultant' ? linkTo('/clue-management/clueList') : undefined
  const period = `${range.from}~${range.until}`
  const choose = (metric: Metric) => setQuery({ measure: metric === 'saleCount' ? undefined : metric })
  const down = drill.next && ((row: Row) => drill.down(row.dimCode, row.dimName))
  const columns = reportColumns({
    metrics,
    formulaOf,
    width: wide ? 220 : 150,
    open: down,
    openLeads:
      leads && ((row) => linkTo('/clue-management/clueList', { saleUserId: row.dimCode, createTime: period })?.()),
  })
  const total = data?.total ?? 0
  const place = useMemo(
    () => ({ search: {}, total: data?.total ?? 0, guessed: data?.guessed, totalMore: data?.totalMore }),
    [data],
  )
  const foot =
    data && total > 0 ? [{ label: t('sales.total'), row: { dimCode: '', dimName: '', ...data.summary } }] : undefined
  return (
    <ListContext value={place}>
      <FilterBar
        filters={variant.filters}
        texts={state.texts}

        search={search}
        reset={reset}
      />
      <MetricCards
        metrics={variant.cards}
        answer={data}
        measure={measure}
        withRank={variant.withRank}
        choose={choose}
      />
      {!fault && (
        <div className="charts sales-charts">
          <MeasureChart search={asked} dimension={dimension} measure={measure} stacked={variant.stacked} open={down} />
          {data ? <FunnelChart summary={data.summary} choose={choose} /> : !load.error && <Waiting />}
        </div>
      )}
      <section
        className="list-card"
        ref={drill.place}
        aria-label={t('list.total', { total: rowCount(totalsOf(data)) })}
      >
        <Flex justify="space-between" align="center" wrap gap={8} className="list-tools">
          <div className="scroll-x">
            <Segmented<Dimension | ''>
              aria-label={t('sales.dimension')}
              value={drill.steps[0]?.dimension ?? dimension}
              onChange={(to) => to && drill.choose(to)}
              options={variant.dimensions.map((value) => ({ value, label: t(DIMENSION_LABELS[value]) }))}
            />
          </div>
          <Space wrap>
            <AsOf asOf={data?.asOf} until={range.until} />
            <MetricChooser quotas={quotas} metrics={metrics} defaults={defaults} save={save} />
            <Export from={saleReports.exportList} can="saleReports.exportList" also={whole} />
          </Space>
        </Flex>
        {drill.steps.length > 0 && <Crumbs drill={drill} top={variant.dimensions[0]} />}
        <Loaded load={load}>
          <DataTable
            rows={data?.records}
            {...totalsOf(data)}
            columns={columns.map((column) => fitted(column, t))}
            pinned={[saleReport.dimName.key]}
            rowKey={saleReport.dimCode}
            nameOf={(row) => row.dimName}
            dense={false}
            loading={loading}
            state={state}
            setPage={setPage}
            setSort={setSort}
            empty={{ text: t('list.empty') }}
            foot={foot}
          />
        </Loaded>
      </section>
    </ListContext>
  )
}
