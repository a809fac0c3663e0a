import '../parts/materials.css'
import { useMemo, useState } from 'react'
import * as videos from '@/api/marketing/videos'
import { dealerNameFilter, seriesNameFilter } from '@/business/nameFilters'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { materialKind } from '@/entities/marketing/label'
import { videoDirection, type Video, video, videoStatus } from '@/entities/marketing/video'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { Dialog } from '@/kit/dialog/dialog'
import type { ColumnOf } from '@/kit/list/columns'
import { dateRangeFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { usePoll } from '@/kit/data/poll'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { VideoPlayer } from '../parts/VideoPlayer'
import { labelFilter } from '../parts/labelFilter'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState, useShelfActions, useShelfBulk } from '../parts/material'
import { FigureLink, TitleLink } from '../parts/materialCells'
import { DETAIL, isWorking, SHELF } from './parts/shelf'
import { Thumb } from './parts/Thumb'

const KIND = materialKind.video
const POLL_MS = 15_000
const ON_SCREEN = [videos.list.method, videos.list.path]
const filtersFor = (hq: boolean) => [
  containsFilter(video.title),
  labelFilter(video.labels, KIND),
  seriesNameFilter(video.seriesName),
  video.direction,
  video.uploadType,
  ...(hq ? [dealerNameFilter(video.dealerName)] : []),
  video.status,
  dateRangeFilter(video.createTime),
]
const columnsFor = (hq: boolean, play: (row: Video) => void): ColumnOf<Video>[] => [
  {
    field: video.title,
    width: 240,
    cell: (row) => <TitleLink title={row.title} address={to(DETAIL, { id: row.id })} />,
  },
  { field: video.status, width: 112, cell: (row) => <ShelfState field={video.status} row={row} /> },
  { field: video.cover, width: 100, cell: (row) => <Thumb row={row} play={play} /> },
  {
    field: video.viewCount,
    width: 100,
    cell: (row) => <FigureLink field={video.viewCount} value={row.viewCount} row={row} kind={KIND} />,
  },
  {
    field: video.shareCount,
    width: 100,
    cell: (row) => <FigureLink field={video.shareCount} value={row.shareCount} row={row} kind={KIND} />,
  },
  video.uploadType,
  ...(hq ? [video.dealerName] : []),
  video.pushFlag,
  { field: video.labels, width: 190, cell: (row) => <LabelTags labels={row.labels} /> },
  video.seriesName,
  { field: video.direction, width: 96 },
  video.fileSize,
  video.createTime,
  { field: video.id, width: 130 },
]
const SORT = { field: video.createTime.key, order: 'desc' } as const
const nameOf = ({ title }: Video) => title

export default function VideoList() {
  const { go } = useScreen()
  const viewer = useViewer()
  const { hq, area } = viewer
  const [played, setPlayed] = useState<Video>()
  const moves = useShelfActions(SHELF)
  const bulk = useShelfBulk<Video>(SHELF)
  const filters = useMemo(() => filtersFor(hq), [hq])
  const columns = useMemo(() => columnsFor(hq, setPlayed), [hq])
  usePoll(ON_SCREEN, isWorking, POLL_MS)
  const actionsOf = (row: Video): Action[] => [
    { label: 'kit.detail', run: () => go(to(DETAIL, { id: row.id })) },
    {
      label: 'kit.edit',
      can: 'videos.update',
      hide: !rightsOf(row, viewer).edits || is(row.status, videoStatus.transcoding),
      run: () => go(to(DETAIL, { id: row.id, mode: 'edit' })),
    },
    ...moves(row),
  ]
  return (
    <>
      <ListScreen
        load={videos.list}
        rowKey={video.id}
        nameOf={nameOf}
        filters={filters}
        columns={columns}
        sort={SORT}
        actions={actionsOf}
        bulk={area ? undefined : bulk}
        toolbar={<Export from={videos.exportList} can="videos.exportList" />}
        create={{ label: 'videos.new', can: 'videos.create', hide: area, run: () => go(DETAIL) }}
      />
      <Dialog open={played !== undefined} title={played?.title} width={560} onClose={() => setPlayed(undefined)}>
        {played && (
          <VideoPlayer
            url={played.videoUrl}
            name={played.title}
            portrait={is(played.direction, videoDirection.portrait)}
          />
        )}
      </Dialog>
    </>
  )
}
