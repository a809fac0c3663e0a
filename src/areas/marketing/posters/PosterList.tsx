import '../parts/materials.css'
import '../parts/posters.css'
import { useEffect, useMemo, useRef } from 'react'
import * as posters from '@/api/marketing/posters'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { type Poster, poster } from '@/entities/marketing/poster'
import { posterStatus } from '@/entities/marketing/posterEnums'
import { type Action, type Items, RowActions } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { useScreen } from '@/kit/page/screen'
import { Picture } from '@/kit/show/Picture'
import { useFormats } from '@/kit/show/format'
import { stored } from '@/lib/stored'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { useIdentity } from '@/session/identity'
import { LabelTags } from '../parts/LabelTags'
import { ShownPeriod } from '../parts/shareCells'
import { labelFilter } from '../parts/labelFilter'
import { rightsOf, ShelfState, useShelfActions, useShelfBulk } from '../parts/material'
import { FigureLink, TitleLink } from '../parts/materialCells'
import { DETAIL, KIND, SHELF } from './parts/shelf'

const CARDS = 'cards'

/** Restores the card view if the user left the list in it, and stores the current view. */
const useRememberedWall = (): void => {
  const { query, setQuery } = useScreen()
  const user = useIdentity((identity) => identity.user?.username ?? '')
  const item = useMemo(
    () => stored(`wall:${user}`, (value) => (typeof value === 'boolean' ? value : undefined)),
    [user],
  )
  const isWall = query.get('view') === CARDS
  const opened = useRef(false)
  useEffect(() => {
    if (!opened.current && !isWall && item.get()) setQuery({ view: CARDS })
    else item.set(isWall)
    opened.current = true
  }, [isWall, item, setQuery])
}

const PosterCard = ({ row, actions }: { row: Poster; actions: Items }) => {
  const t = useT()
  const { number } = useFormats()
  return (
    <article className="wall-card" aria-label={row.title}>
      <Picture src={row.imageUrl} alt={t(poster.imageUrl.label)} width="100%" ratio={9 / 16} />
      <div className="wall-words">
        <TitleLink title={row.title} address={to(DETAIL, { id: row.id })} />
        <ShelfState row={row} field={poster.status} />
        <small className="quiet">
          {t(poster.shareCount.label)} {number(row.shareCount)} · {t(poster.scanCount.label)} {number(row.scanCount)}
        </small>
        <small className="quiet">
          <ShownPeriod startTime={row.startTime} endTime={row.endTime} shown={is(row.status, posterStatus.up)} />
        </small>
        <RowActions items={actions} name={row.title} />
      </div>
    </article>
  )
}

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
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
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
