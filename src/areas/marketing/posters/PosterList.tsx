import '../parts/materials.css'
import '../parts/posters.css'
import { useMemo } from 'react'
import * as posters from '@/api/marketing/posters'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Poster, poster } from '@/entities/marketing/poster'
import { posterStatus } from '@/entities/marketing/posterEnums'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { Picture } from '@/kit/show/Picture'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/page/screen'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { ShownPeriod } from '../parts/cells'
import { labelFilter } from '../parts/labelFilter'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState, useShelfActions, useShelfBulk } from '../parts/material'
import { FigureLink, TitleLink } from '../parts/materialCells'
import { PosterCard } from './parts/PosterCard'
import { DETAIL, KIND, SHELF } from './parts/shelf'
import { useRememberedWall } from './parts/useRememberedWall'

const SORT = { field: poster.createTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: Poster) => title || id
const filtersFor = (hq: boolean) => [
  containsFilter(poster.title),
  poster.posterType,
  labelFilter(poster.labels, KIND),
  seriesNameFilter(poster.seriesName),
  poster.uploadType,
  ...(hq ? [dealerNameFilter(poster.dealerName)] : []),
  poster.status,
  dateRangeFilter(poster.createTime),
]
const columnsFor = (hq: boolean, t: Translate): ColumnOf<Poster>[] => [
  {
    field: poster.title,
    width: 240,
    cell: (row) => <TitleLink title={nameOf(row)} address={to(DETAIL, { id: row.id })} />,
  },
  { field: poster.status, width: 112, cell: (row) => <ShelfState field={poster.status} row={row} /> },
  {
    field: poster.imageUrl,
    width: 92,
    cell: ({ imageUrl }) => <Picture src={imageUrl} alt={t(poster.imageUrl.label)} width={60} height={107} />,
  },
  {
    field: poster.shareCount,
    width: 100,
    cell: (row) => <FigureLink field={poster.shareCount} value={row.shareCount} row={row} kind={KIND} />,
  },
  { field: poster.scanCount, width: 100 },
  poster.posterType,
  poster.uploadType,
  ...(hq ? [poster.dealerName] : []),
  {
    key: 'period',
    label: 'posters.period',
    width: 360,
    cell: (row) => (
      <ShownPeriod startTime={row.startTime} endTime={row.endTime} shown={is(row.status, posterStatus.up)} />
    ),
  },
  poster.pushFlag,
  { field: poster.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  poster.seriesName,
  poster.createTime,
  { field: poster.id, width: 130 },
]

/** The posters that consultants send: those of headquarters and, for each dealer, its own; as a table or a wall. */
export default function PosterList() {
  const t = useT()
  const { go } = useScreen()
  const viewer = useViewer()
  const { hq, area } = viewer
  useRememberedWall()
  const moves = useShelfActions(SHELF)
  const bulk = useShelfBulk<Poster>(SHELF)
  const filters = useMemo(() => filtersFor(hq), [hq])
  const columns = useMemo(() => columnsFor(hq, t), [hq, t])
  const actionsOf = (row: Poster): Action[] => [
    { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'kit.edit',
      can: 'posters.update',
      hide: !rightsOf(row, viewer).edits,
      run: () => go(to(DETAIL, { id: row.id, edit: '1' })),
    },
    ...moves(row),
  ]
  return (
    <div className="poster-list">
      <ListScreen
        load={posters.list}
        rowKey={poster.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        bulk={area ? undefined : bulk}
        renderCard={(row) => <PosterCard row={row} actions={actionsOf(row)} />}
        toolbar={<Export from={posters.exportList} can="posters.exportList" />}
        create={{ label: 'posters.new', can: 'posters.create', hide: area, run: () => go(to(DETAIL)) }}
      />
    </div>
  )
}
