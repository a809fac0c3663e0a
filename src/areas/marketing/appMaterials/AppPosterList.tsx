import '../parts/materials.css'
import '../parts/posters.css'
import { Typography } from 'antd'
import { useMemo, useState } from 'react'
import * as posters from '@/api/marketing/posters'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { isYes, optionOf } from '@/entities/field'
import { appDay, type AppUse } from '@/entities/marketing/appDay'
import { materialKind } from '@/entities/marketing/label'
import { type Poster, poster } from '@/entities/marketing/poster'
import type { Action } from '@/kit/actions/actions'
import { Chart } from '@/kit/chart/Chart'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { WallPicture } from '@/kit/list/Wall'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, Picture } from '@/kit/show/Picture'
import { optionName } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { formatTime, toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelTags } from '../parts/LabelTags'
import { PosterPicture } from '../parts/PosterPicture'
import { SampleMaker } from '../parts/SampleButton'
import { labelFilter } from '../parts/labelFilter'
import { rightsOf, ShelfState } from '../parts/material'
import { PosterForm } from '../posters/parts/PosterForm'
import { KIND, SHELF } from '../posters/parts/shelf'
import { PUSHED_FIRST, PushTabs, SourceSwitch } from './parts/AppHead'
import { AppUseBoard } from './parts/AppUseBoard'
import { useAppActions, useAppBulk } from './parts/useAppActions'

const COUNTS = [appDay.viewCount, appDay.shareCount, appDay.scanCount]

/** Poster as a user of the owner app shares it. A sample code replaces the user's own. */
const AppPoster = ({ row }: { row: Poster }) => {
  const t = useT()
  return (
    <PhoneFrame title={t('posters.image')}>
      <div className="phone-poster app-poster">
        <PosterPicture src={row.imageUrl} boxes={row.qrPosition} />
        <div className="app-poster-foot" aria-hidden>
          <span>{t('appMaterials.save')}</span>
          <span>{t('appMaterials.share')}</span>
        </div>
      </div>
    </PhoneFrame>
  )
}

const Funnel = ({ row }: { row: Poster }) => {
  const t = useT()
  const steps = [
    { name: t('appMaterials.views'), of: row.viewCount },
    { name: t('appMaterials.shares'), of: row.shareCount },
    { name: t('appMaterials.scans'), of: row.scanCount },
    { name: t('appMaterials.contacts'), of: row.clueCount },
  ]
  return (
    <Chart
      shape="funnel"
      title={t('appMaterials.funnel')}
      of={t('posters.step')}
      height={240}
      categories={steps.map(({ name }) => name)}
      series={[{ name: t('posters.count'), values: steps.map(({ of }) => numberIn(of)) }]}
    />
  )
}

const PosterUse = ({ row }: { row: Poster & AppUse }) => {
  const t = useT()
  return (
    <AppUseBoard row={row} status={poster.status} kind={materialKind.poster} phone={<AppPoster row={row} />}>
      <DailyFigures title={t('appMaterials.figures')} days={row.trend} date={appDay.date} counts={COUNTS} />
      <Funnel row={row} />
    </AppUseBoard>
  )
}

const SOON = 3 * 86_400_000

/** End of a poster's display period: red if past, orange during the last three days. */
const EndTime = ({ row: { endTime } }: { row: Pick<Poster, 'endTime'> }) => {
  const t = useT()
  const end = toMillis(endTime)
  if (end === undefined) return t('posters.forGood')
  const left = end - Date.now()
  return (
    <Typography.Text className="digits" type={left <= 0 ? 'danger' : left <= SOON ? 'warning' : undefined}>
      {formatTime(endTime)}
    </Typography.Text>
  )
}

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

export default function AppPosterList() {
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
    { label: 'appMaterials.sample', hide: !isPictureUrl(row.imageUrl), run: () => setSampled(row) },
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
