import { useMemo } from 'react'
import * as shopUsers from '@/api/members/shopUsers'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { seriesNameFilter } from '@/business/nameFilters'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { type StarRecommend, starRecommend as recommend } from '@/entities/members/starRecommend'
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
import { plain } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { prop } from '@/lib/json'
import { type Translate, useT } from '@/locales'
import { CLUE } from '../parts/links'
import { RecommendCharts } from './parts/RecommendCharts'
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
      cell: (row) => (
        <CellLink onClick={() => open('detail', row.id)}>
          <bdi>{nameOf(row)}</bdi>
        </CellLink>
      ),
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
      cell: (row) => (
        <CellLink onClick={() => open(PERSON, row.recommenderId)}>
          <bdi>{plain(row.recommenderName) || row.recommenderId}</bdi>
        </CellLink>
      ),
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

/** The friends recommended for buying a car, from the lead to the reward. Read only. */
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
