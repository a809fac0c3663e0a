import { useMemo } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import type { RecommendAnswer, RecommendGroup } from '@/api/members/shopUsers'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { seriesNameFilter } from '@/business/nameFilters'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type StarRecommend, starRecommend as recommend } from '@/entities/members/starRecommend'
import { Chart } from '@/kit/chart/Chart'
import { ChartFold } from '@/kit/chart/ChartFold'
import { Export } from '@/kit/files/Export'
import { elsewhereFilter } from '@/kit/list/choiceFilters'
import type { ColumnOf } from '@/kit/list/columns'
import { CountTabs } from '@/kit/list/CountTabs'
import { choicesFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useList } from '@/kit/list/place'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { StatusTag } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { rateOf } from '@/lib/number'
import { formatTime } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { CLUE } from '../parts/links'
import { RecommendPanel } from './parts/RecommendPanel'
import { RecommenderPanel } from './parts/RecommendTable'

const DEFAULTS = { createTime: 'last90' }
const SORT = { field: recommend.createTime.key, order: 'desc' } as const
const PERSON = 'recommender'
const nameOf = (row: StarRecommend) => plain(row.customerName) || row.id

const RecommenderName = ({ id }: { id: string }) => {
  const row = useList().rows?.find((one) => String(prop(one, recommend.recommenderId.key)) === id)
  return <bdi>{plain(row && prop(row, recommend.recommenderName.key)) || id}</bdi>
}
const byRecommender = {
  ...elsewhereFilter({ key: recommend.recommenderId.key, label: recommend.recommenderName.label }, (id) => (
    <RecommenderName id={id} />
  )),
  exact: (text: string) => text !== '',
}

const filtersFor = (viewer: Viewer) => [
  phoneFilter(recommend.phone),
  phoneFilter(recommend.recommenderPhone),
  choicesFilter(recommend.status),
  spanFilter(recommend.createTime),
  choicesFilter(recommend.recommenderType),
  seriesNameFilter(recommend.seriesName),
  choicesFilter(recommend.rewardStatus),
  ...dealerFiltersFor(viewer),
  byRecommender,
]

const columnsOf = (t: Translate, viewer: Viewer, open: Open): ColumnOf<StarRecommend>[] =>
  forViewer<ColumnOf<StarRecommend>>(viewer, [
    {
      field: recommend.customerName,
      width: 140,
      below: recommend.phone,
      open: ({ id }) => open('detail', id),
      text: nameOf,
    },
    {
      field: recommend.status,
      cell: ({ status, duplicateId }) => (
        <StatusTag
          field={recommend.status}
          value={status}
          note={plain(duplicateId) ? t('shopUsers.duplicate', { id: plain(duplicateId) }) : undefined}
        />
      ),
    },
    {
      field: recommend.recommenderName,
      width: 150,
      below: recommend.recommenderPhone,
      open: ({ recommenderId }) => open(PERSON, recommenderId),
      text: ({ recommenderName, recommenderId }) => plain(recommenderName) || recommenderId,
    },
    recommend.recommenderType,
    { field: recommend.rewardStatus, below: recommend.rewardPoints },
    { field: recommend.seriesName, width: 120 },
    recommend.dealerName,
    {
      field: recommend.clueId,
      cell: ({ clueId }) => <PermittedLink digits text={clueId} path={CLUE} query={{ clueId }} />,
    },
    recommend.createTime,
    { field: recommend.cityName, width: 110 },
    { field: recommend.id, width: 120 },
  ])

const FULL = 100

const RecommendCharts = ({ answer }: { answer: RecommendAnswer | undefined }) => {
  const t = useT()
  const { count, percent } = useFormats()
  const { setQuery } = useScreen()
  if (!answer) return null
  const { summary, months = [], series = [], types = [] } = answer
  const narrow = (key: string, group: RecommendGroup | undefined) =>
    group && setQuery({ [key]: plain(group.name), page: undefined })
  const now = formatTime(Date.now(), 'YYYY-MM')
  return (
    <ChartFold
      figures={t('shopUsers.recommendSums', {
        total: count(summary.all),
        won: count(summary.won),
        rate: percent(summary.dealRate),
        points: count(summary.pendingPoints),
      })}
    >
      <div className="charts">
        <Chart
          title={t('shopUsers.byMonth')}
          of={t('shopUsers.month')}
          categories={months.map(({ month }) => month)}
          unfinished={months.flatMap(({ month }, at) => (month >= now ? [at] : []))}
          series={(recommend.status.of?.options ?? []).map(({ value, label }) => ({
            name: t(label),
            stack: 'status',
            values: months.map(({ counts }) => numberIn(counts[`status${value}`]) ?? 0),
          }))}
        />
        <Chart
          shape="bars"
          title={t('shopUsers.bySeries')}
          of={t(recommend.seriesName.label)}
          categories={series.map(({ name }) => plain(name))}
          series={[
            { name: t('shopUsers.recommendedCount'), values: series.map(({ total }) => numberIn(total)) },
            { name: t('recommendStatus.won'), values: series.map(({ won }) => numberIn(won)) },
          ]}
          onPick={(at) => narrow(recommend.seriesName.key, series[at])}
        />
        <Chart
          title={t('shopUsers.rateByType')}
          of={t(recommend.recommenderType.label)}
          categories={types.map(({ name }) => optionName(t, recommend.recommenderType, name))}
          max={FULL}
          series={[
            {
              name: t('starTraded.dealRate'),
              kind: 'percent',
              values: types.map(({ won, total }) => numberIn(rateOf(won, total))),
            },
          ]}
          onPick={(at) => narrow(recommend.recommenderType.key, types[at])}
        />
      </div>
    </ChartFold>
  )
}

export default function RecommendList() {
  const t = useT()
  const viewer = useViewer()
  const { setQuery } = useScreen()
  const { mode, id, open, close } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => columnsOf(t, viewer, open), [t, viewer, open])
  return (
    <>
      <ListScreen
        load={shopUsers.listRecommends}
        rowKey={recommend.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        above={(answer) => (
          <>
            <CountTabs answer={answer} field={recommend.status} />
            <RecommendCharts answer={answer} />
          </>
        )}
        toolbar={<Export from={shopUsers.exportRecommends} can="shopUsers.exportRecommends" />}
        actions={(row) => [
          { label: 'kit.detail', run: () => open('detail', row.id) },
          {
            label: 'shopUsers.ofRecommender',
            run: () => setQuery({ recommenderId: row.recommenderId, page: undefined }, true),
          },
        ]}
      />
      {mode === PERSON && id ? <RecommenderPanel key={id} recommenderId={id} onClose={close} /> : <RecommendPanel />}
    </>
  )
}
