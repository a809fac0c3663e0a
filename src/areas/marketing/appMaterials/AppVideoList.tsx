import '../parts/materials.css'
import { Alert } from 'antd'
import { useMemo } from 'react'
import * as videos from '@/api/marketing/videos'
import type { Numbers } from '@/api/reply'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { appDay, type AppUse } from '@/entities/marketing/appDay'
import { materialKind } from '@/entities/marketing/label'
import { type Video, video, videoStatus } from '@/entities/marketing/video'
import type { Action } from '@/kit/actions/actions'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { usePoll } from '@/kit/data/poll'
import { Export } from '@/kit/files/Export'
import { ListScreen } from '@/kit/list/ListScreen'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, dateRangeFilter } from '@/kit/list/filters'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelTags } from '../parts/LabelTags'
import { labelFilter } from '../parts/labelFilter'
import { rightsOf, ShelfState } from '../parts/material'
import { Thumb } from '../videos/parts/Thumb'
import { VideoForm } from '../videos/parts/VideoForm'
import { VideoPhone } from '../videos/parts/VideoPhone'
import { isWorking, SHELF } from '../videos/parts/shelf'
import { PUSHED_FIRST, PushTabs, SourceSwitch } from './parts/AppHead'
import { AppUseBoard } from './parts/AppUseBoard'
import { useAppActions, useAppBulk } from './parts/useAppActions'

const COUNTS = [{ ...appDay.viewCount, label: video.appViewCount.label }, appDay.viewUserCount, appDay.shareCount]

const VideoSums = ({ summary }: { summary: Numbers | undefined }) => {
  const t = useT()
  const { count } = useFormats()
  const figures = [
    { label: t('appMaterials.pushed'), value: count(summary?.pushed) },
    ...[video.appViewCount, video.shareCount, video.clueCount].map(({ key, label }) => ({
      label: t(label),
      value: count(summary?.[key]),
    })),
  ]
  return <Figures card label={t('appMaterials.found')} figures={figures} />
}

const VideoUse = ({ row }: { row: Video & AppUse }) => {
  const t = useT()
  return (
    <AppUseBoard row={row} status={video.status} kind={materialKind.video} phone={<VideoPhone of={row} />}>
      {is(row.status, videoStatus.transcoding) && (
        <Alert type="info" showIcon className="video-banner" title={t('appMaterials.working')} />
      )}
      <DailyFigures title={t('appMaterials.figures')} days={row.trend} date={appDay.date} counts={COUNTS} />
    </AppUseBoard>
  )
}

const KIND = materialKind.video
const POLL_MS = 15_000
const ON_SCREEN = [videos.list.method, videos.list.path]
const ALSO = { app: 1 } as const
const filtersFor = (hq: boolean) => [
  containsFilter(video.title),
  labelFilter(video.labels, KIND),
  seriesNameFilter(video.seriesName),
  video.direction,
  ...(hq ? [dealerNameFilter(video.dealerName)] : []),
  { ...choicesFilter(video.pushFlag), elsewhere: true },
  { ...choicesFilter(video.uploadType), elsewhere: true },
  video.status,
  dateRangeFilter(video.pushTime),
]
const columnsFor = (hq: boolean, open: Open): ColumnOf<Video>[] => [
  {
    field: video.title,
    width: 240,
    cell: ({ id, title }) => <CellLink onClick={() => open('use', id)}>{title || id}</CellLink>,
  },
  { field: video.status, width: 112, cell: (row) => <ShelfState field={video.status} row={row} /> },
  { field: video.cover, width: 116, cell: (row) => <Thumb row={row} play={({ id }) => open('use', id)} /> },
  { field: video.pushFlag, width: 112 },
  video.pushTime,
  { field: video.appViewCount, width: 116 },
  { field: video.finishRate, width: 100 },
  { field: video.likeCount, width: 90 },
  { field: video.shareCount, width: 90 },
  { field: video.clueCount, width: 90 },
  video.uploadType,
  ...(hq ? [video.dealerName] : []),
  { field: video.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  video.seriesName,
]
const SORT = { field: video.pushTime.key, order: 'desc' } as const
const nameOf = ({ title, id }: Video) => title || id

export default function AppVideoList() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { hq, area } = viewer
  const { mode, open, close } = useOpened()
  const moves = useAppActions(SHELF)
  const bulk = useAppBulk<Video>(SHELF)
  const filters = useMemo(() => filtersFor(hq), [hq])
  const columns = useMemo(() => columnsFor(hq, open), [hq, open])
  usePoll(ON_SCREEN, isWorking, POLL_MS)
  const edits = (row: Video) =>
    rightsOf(row, viewer).edits && !is(row.status, videoStatus.transcoding) && may('videos.update')
  const edit = (row: Video): Action => ({
    label: 'kit.edit',
    hide: !edits(row),
    run: () => open('edit', row.id),
  })
  const writes = !area && may('videos.create')
  return (
    <>
      <ListScreen
        load={videos.list}
        also={ALSO}
        above={(answer) => (
          <div className="head-line">
            <PushTabs answer={answer} />
            <VideoSums summary={answer?.summary} />
          </div>
        )}
        rowKey={video.id}
        nameOf={nameOf}
        filters={filters}
        defaults={hq ? PUSHED_FIRST : undefined}
        columns={columns}
        sort={SORT}
        actions={(row) => [{ label: 'appMaterials.figures', run: () => open('use', row.id) }, edit(row), ...moves(row)]}
        bulk={area ? undefined : bulk}
        toolbar={
          <>
            <SourceSwitch />
            <Export from={videos.exportList} can="videos.exportList" also={{ app: 1 }} />
          </>
        }
        create={writes ? { label: 'videos.new', run: () => open('new') } : undefined}
      />
      {mode === 'new' && writes && <VideoForm panel={{ title: t('videos.new'), onClose: close }} />}
      <RecordPanel
        wide
        load={videos.get}
        title={nameOf}
        actions={(row) => [edit(row), ...moves(row, close)]}
        form={(row) =>
          mode === 'edit' && edits(row) ? (
            <VideoForm row={row} panel={{ title: nameOf(row), onClose: close }} />
          ) : undefined
        }
      >
        {(row) => <VideoUse row={row} />}
      </RecordPanel>
    </>
  )
}
