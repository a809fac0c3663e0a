import { Segmented, Space } from 'antd'
import { useMemo } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import type { TierCount, TradedAnswer } from '@/api/members/shopUsers'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type StarTraded, starTraded as traded, tradedTier } from '@/entities/members/starTraded'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, numberRangeFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { Tile, Tiles } from '@/kit/show/Figures'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { CellLink, Mark, Value } from '@/kit/show/kinds'
import { Stars } from '@/kit/show/Stars'
import { numberIn } from '@/lib/counts'
import { formatTime } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { RateBar } from '../parts/RateBar'
import { RecommenderPanel } from './parts/RecommendTable'

const DEALS = 'deals'
const PERIOD = 'period'
const DEFAULTS = { dealTime: 'thisYear' }
const MEDALS = 3
const nameOf = (row: StarTraded) => plain(row.recommenderName) || row.recommenderId

const rankFilter = elsewhereFilter({ key: 'rankBy', label: 'shopUsers.rankBy' }, (_, t) => t('shopUsers.inPeriod'))
const filtersFor = (viewer: Viewer) => [
  containsFilter(traded.recommenderName),
  phoneFilter(traded.recommenderPhone),
  { ...spanFilter(traded.dealTime), label: 'shopUsers.period' } as const,
  choicesFilter(traded.recommenderType),
  choicesFilter(traded.tier),
  numberRangeFilter(traded.tradedCount),
  ...dealerFiltersFor(viewer),
  rankFilter,
]

const columnsOf = (t: Translate, viewer: Viewer, open: Open): ColumnOf<StarTraded>[] =>
  forViewer<ColumnOf<StarTraded>>(viewer, [
    {
      field: traded.recommenderName,
      width: 180,
      below: traded.recommenderPhone,
      cell: (row) => (
        <Space size={6}>
          <Rank value={row.rank} />
          <CellLink onClick={() => open(DEALS, row.recommenderId)}>
            <bdi>{nameOf(row)}</bdi>
          </CellLink>
        </Space>
      ),
    },
    {
      field: traded.tier,
      width: 130,
      cell: ({ tier }) =>
        is(tier, tradedTier.none) ? (
          <Value field={traded.tier} value={tier} />
        ) : (
          <span title={optionName(t, traded.tier, tier)}>
            <Stars value={tier} />
          </span>
        ),
    },
    {
      field: traded.tradedCount,
      width: 150,
      cell: ({ tradedCount, returnCount }) => (
        <>
          <b>
            <Value field={traded.tradedCount} value={tradedCount} />
          </b>{' '}
          {(numberIn(returnCount) ?? 0) > 0 && (
            <small className="quiet">{t('shopUsers.returned', { count: plain(returnCount) })}</small>
          )}
        </>
      ),
    },
    { field: traded.periodCount, width: 110 },
    { field: traded.nextGap, width: 110 },
    {
      field: traded.dealRate,
      width: 140,
      cell: ({ dealRate }) => <RateBar label={traded.dealRate.label} value={dealRate} />,
    },
    { field: traded.recommendCount, width: 110 },
    { field: traded.rewardPoints, width: 130 },
    { field: traded.pendingPoints, width: 110 },
    traded.recommenderType,
    traded.dealerName,
    traded.dealTime,
  ])

const Rank = ({ value }: { value: unknown }) => {
  const t = useT()
  const rank = numberIn(value)
  if (rank === null) return null
  return (
    <span title={t(traded.rank.label)}>
      <Mark tone={rank > MEDALS ? 'default' : 'warning'}>{rank}</Mark>
    </span>
  )
}

const RankBy = () => {
  const t = useT()
  const { query, setQuery } = useScreen()
  return (
    <Segmented
      aria-label={t('shopUsers.rankBy')}
      value={query.get(rankFilter.key) === PERIOD ? PERIOD : ''}
      onChange={(value) => setQuery({ [rankFilter.key]: value || undefined, page: undefined })}
      options={[
        { value: '', label: t('shopUsers.allTime') },
        { value: PERIOD, label: t('shopUsers.inPeriod') },
      ]}
    />
  )
}

const TierLadder = ({ tiers }: { tiers: readonly TierCount[] | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  const { query, setQuery } = useScreen()
  if (!tiers?.length) return null
  const chosen = query.get(traded.tier.key)
  return (
    <Tiles label={t('shopUsers.ladder')}>
      {tiers.map(({ tier, count: people }) => {
        const on = chosen === plain(tier)
        return (
          <Tile
            key={plain(tier)}
            label={optionName(t, traded.tier, tier)}
            value={count(people)}
            on={on}
            run={() => setQuery({ [traded.tier.key]: on ? undefined : plain(tier), page: undefined })}
          />
        )
      })}
    </Tiles>
  )
}

const TradedCharts = ({
  answer,
  open,
}: {
  answer: TradedAnswer | undefined
  open: (recommenderId: string) => void
}) => {
  const t = useT()
  const { count } = useFormats()
  const { setQuery } = useScreen()
  if (!answer) return null
  const { summary, tiers = [], top = [], months = [] } = answer
  const now = formatTime(Date.now(), 'YYYY-MM')
  const isShort = months.flatMap(({ month }, at) => (month >= now ? [at] : []))
  return (
    <ChartFold
      figures={t('shopUsers.tradedSums', {
        people: count(summary.people),
        sold: count(summary.sold),
        average: count(summary.average),
        paid: count(summary.paidPoints),
        pending: count(summary.pendingPoints),
      })}
    >
      <div className="charts">
        <Chart
          shape="bars"
          title={t('shopUsers.top')}
          of={t(traded.recommenderName.label)}
          categories={top.map(({ recommenderName }) => plain(recommenderName))}
          series={[
            { name: t(traded.tradedCount.label), values: top.map(({ tradedCount }) => numberIn(tradedCount)) },
            { name: t(traded.periodCount.label), values: top.map(({ periodCount }) => numberIn(periodCount)) },
          ]}
          onPick={(at) => {
            const id = top[at]?.recommenderId
            if (id) open(id)
          }}
        />
        <Chart
          title={t('shopUsers.dealsByMonth')}
          of={t('shopUsers.month')}
          categories={months.map(({ month }) => month)}
          series={[
            {
              name: t(traded.tradedCount.label),
              as: 'line',
              values: months.map((one) => numberIn(one.count)),
              unfinished: isShort,
            },
          ]}
        />
        <Chart
          title={t('shopUsers.peopleByTier')}
          of={t(traded.tier.label)}
          categories={tiers.map(({ tier }) => optionName(t, traded.tier, tier))}
          series={[{ name: t('shopUsers.people'), values: tiers.map((one) => numberIn(one.count)) }]}
          onPick={(at) => setQuery({ [traded.tier.key]: plain(tiers[at]?.tier), page: undefined })}
        />
      </div>
    </ChartFold>
  )
}

export default function TradedReport() {
  const t = useT()
  const viewer = useViewer()
  const { mode, id, open, close } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, viewer, open), [t, viewer, open])
  return (
    <>
      <ListScreen
        load={shopUsers.listTraded}
        rowKey={traded.recommenderId}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        above={(answer) => (
          <>
            <TierLadder tiers={answer?.tiers} />
            <TradedCharts answer={answer} open={(person) => open(DEALS, person)} />
          </>
        )}
        toolbar={
          <>
            <RankBy />
            <Export from={shopUsers.exportTraded} can="shopUsers.exportTraded" />
          </>
        }
        actions={(row) => [{ label: 'shopUsers.deals', run: () => open(DEALS, row.recommenderId) }]}
      />
      {mode === DEALS && id && <RecommenderPanel key={id} deals recommenderId={id} onClose={close} />}
    </>
  )
}
