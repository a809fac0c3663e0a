import './wishes.css'
import { useMemo } from 'react'
import * as feedback from '@/api/voice/feedback'
import { cityFilterOf } from '@/business/CityFilter'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { severalSeriesFilterOf } from '@/business/SeriesFilter'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { wish as fields, type Wish } from '@/entities/members/wish'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { plain } from '@/kit/show/format'
import { CellLink, Value } from '@/kit/show/kinds'
import { TwoValues } from '@/kit/show/TwoValues'
import { WishCharts } from './parts/WishCharts'
import { LeadLink, Model, Paint, WishPanel } from './parts/WishPanel'

const SORT = { field: 'createTime', order: 'desc' } as const
const nameOf = (row: Wish) => plain(row.nickname) || row.id

const filtersFor = (viewer: Viewer) => [
  phoneFilter(fields.phone),
  containsFilter(fields.nickname),
  severalSeriesFilterOf(fields.seriesName),
  cityFilterOf(fields.cityName),
  fields.status,
  fields.buyPlan,
  ...dealerFiltersFor(viewer),
  spanFilter(fields.createTime),
]

const columnsFor = (open: Open): ColumnOf<Wish>[] => [
  {
    field: fields.nickname,
    width: 150,
    cell: (row) => (
      <TwoValues
        upper={
          <CellLink onClick={() => open('detail', row.id)}>
            <bdi>{nameOf(row)}</bdi>
          </CellLink>
        }
        below={<Value field={fields.phone} value={row.phone} />}
      />
    ),
  },
  { field: fields.status, width: 104 },
  {
    field: fields.seriesName,
    width: 190,
    cell: (row) => (
      <TwoValues upper={<Value field={fields.seriesName} value={row.seriesName} />} below={<Model row={row} />} />
    ),
  },
  { field: fields.exterior, width: 116, cell: (row) => <Paint name={row.exterior} color={row.exteriorColor} /> },
  { field: fields.guidePrice, width: 120 },
  { field: fields.buyPlan, width: 96 },
  { field: fields.payWay, width: 96 },
  { field: fields.cityName, width: 96 },
  { field: fields.dealerName, width: 180 },
  { field: fields.clueId, width: 170, cell: (row) => <LeadLink row={row} /> },
  { field: fields.id, width: 140 },
  fields.createTime,
]

/** The cars that customers wish for in the app. Read only: the server makes a lead of a wish once its customer leaves a phone. */
export default function WishList() {
  const viewer = useViewer()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const columns = useMemo(() => forViewer(viewer, columnsFor(open)), [viewer, open])
  return (
    <>
      <ListScreen
        load={feedback.listWishes}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        above={(answer) => <WishCharts stats={answer?.stats} />}
        toolbar={<Export from={feedback.exportWishes} can="feedback.exportWishes" />}
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <WishPanel />
    </>
  )
}
