import '../parts/materials.css'
import '../parts/posters.css'
import { useMemo, useState } from 'react'
import * as posters from '@/api/marketing/posters'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { isYes, optionOf } from '@/entities/field'
import { type Poster, poster } from '@/entities/marketing/poster'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { type Open, useOpened } from '@/kit/page/opened'
import type { WallPicture } from '@/kit/list/Wall'
import { optionName } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { isShown, Picture } from '@/kit/show/Picture'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { labelFilter } from '../parts/labelFilter'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState } from '../parts/material'
import { SampleMaker } from '../parts/SampleButton'
import { PosterForm } from '../posters/parts/PosterForm'
import { KIND, SHELF } from '../posters/parts/shelf'
import { PUSHED_FIRST, PushTabs, SourceSwitch } from './parts/AppHead'
import { EndTime } from './parts/EndTime'
import { PosterUse } from './parts/PosterUse'
import { useAppActions, useAppBulk } from './parts/useAppActions'

const ALSO = { app: 1 } as const
const filtersFor = (hq: boolean) => [
  containsFilter(poster.title),
  poster.posterType,
  labelFilter(poster.labels, KIND),
  seriesNameFilter(poster.seriesName),
  ...(hq ? [dealerNameFilter(poster.dealerName)] : []),
  { ...choicesFilter(poster.pushFlag), elsewhere: true },
  { ...choicesFilter(poster.uploadType), elsewhere: true },
  poster.status,
  dateRangeFilter(poster.pushTime),
]
const columnsFor = (hq: boolean, open: Open, t: Translate): ColumnOf<Poster>[] => [
  {
    field: poster.title,
    width: 240,
    cell: ({ id, title }) => <CellLink onClick={() => open('use', id)}>{title || id}</CellLink>,
  },
  { field: poster.status, width: 112, cell: (row) => <ShelfState field={poster.status} row={row} /> },
  {
    field: poster.imageUrl,
    width: 86,
    cell: ({ imageUrl }) => <Picture src={imageUrl} alt={t(poster.imageUrl.label)} width={54} height={96} />,
  },
  { field: poster.pushFlag, width: 112 },
  { field: poster.endTime, width: 170, cell: (row) => <EndTime row={row} /> },
  poster.pushTime,
  { field: poster.shareCount, width: 90 },
  { field: poster.downloadCount, width: 116 },
  { field: poster.scanCount, width: 90 },
  { field: poster.clueCount, width: 90 },
  poster.posterType,
  poster.uploadType,
  ...(hq ? [poster.dealerName] : []),
  { field: poster.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  poster.seriesName,
]
const WALL_SIZES = [40, 60] as const
const SORT = { field: poster.pushTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: Poster) => title || id

/** The posters of marketing that users of the owner app share, and what they bring; a dealer follows its own. */
export default function PosterManagement() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { hq, area } = viewer
  const { mode, open, close } = useOpened()
  const [sampled, setSampled] = useState<Poster>()
  const moves = useAppActions(SHELF)
  const bulk = useAppBulk<Poster>(SHELF)
  const filters = useMemo(() => filtersFor(hq), [hq])
  const columns = useMemo(() => columnsFor(hq, open, t), [hq, open, t])
  const writes = !area && may('posters.create')
  const edits = (row: Poster) => rightsOf(row, viewer).edits && may('posters.update')
  const movesOf = (row: Poster, removed?: () => void): Action[] => [
    { label: 'kit.edit', hide: !edits(row), run: () => open('edit', row.id) },
    ...moves(row, removed),
    { label: 'appMaterials.sample', hide: !isShown(row.imageUrl), run: () => setSampled(row) },
  ]
  const pictureOf = (row: Poster): WallPicture => ({
    src: row.imageUrl,
    ratio: 9 / 16,
    ribbon: {
      text: optionName(t, poster.status, row.status),
      tone: optionOf(poster.status.of, row.status)?.tone,
    },
    note: <StatusTag field={poster.pushFlag} value={row.pushFlag} />,
    open: () => open('use', row.id),
  })
  return (
    <>
      <ListScreen
        load={posters.list}
        also={ALSO}
        above={(answer) => <PushTabs answer={answer} />}
        rowKey={poster.id}
        nameOf={nameOf}
        filters={filters}
        defaults={hq ? PUSHED_FIRST : undefined}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'appMaterials.figures', run: () => open('use', row.id) }, ...movesOf(row)]}
        bulk={area ? undefined : bulk}
        toolbar={
          <>
            <SourceSwitch />
            <Export from={posters.exportList} can="posters.exportList" also={{ app: 1 }} />
          </>
        }
        picture={pictureOf}
        wallSizes={WALL_SIZES}
        create={writes ? { label: 'posters.new', run: () => open('new') } : undefined}
      />
      {sampled && (
        <SampleMaker
          key={sampled.id}
          sample={{ src: sampled.imageUrl, boxes: sampled.qrPosition, card: isYes(sampled.showCard) }}
          name={`${nameOf(sampled)}.png`}
          onDone={() => setSampled(undefined)}
        />
      )}
      {mode === 'new' && writes && <PosterForm panel={{ title: t('posters.new'), onClose: close }} />}
      <RecordPanel
        wide
        load={posters.get}
        title={nameOf}
        actions={(row) => movesOf(row, close)}
        form={(row) =>
          mode === 'edit' && edits(row) ? (
            <PosterForm row={row} panel={{ title: nameOf(row), onClose: close }} />
          ) : undefined
        }
      >
        {(row) => <PosterUse row={row} />}
      </RecordPanel>
    </>
  )
}
