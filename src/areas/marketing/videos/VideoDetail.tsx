import '../parts/materials.css'
import { Alert, Button } from 'antd'
import * as videos from '@/api/marketing/videos'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { videoDirection, type Video, video, videoStatus } from '@/entities/marketing/video'
import { usePoll } from '@/kit/data/poll'
import { useLeave } from '@/kit/page/back'
import { useScreen } from '@/kit/page/screen'
import { RecordScreen } from '@/kit/record/RecordScreen'
import { clock } from '@/kit/show/format'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CoverImage } from '../parts/CoverImage'
import { VideoPlayer } from '../parts/VideoPlayer'
import { LabelTags } from '../parts/LabelTags'
import { rightsOf, ShelfState, TakenDown, useShelfActions } from '../parts/material'
import { FigureLink } from '../parts/materialCells'
import { isWorking, SHELF } from './parts/shelf'
import { VideoForm } from './parts/VideoForm'
import { VideoPhone } from './parts/VideoPhone'

const KIND = 2
const POLL_MS = 10_000
const isIn = (row: Video, status: number) => Number(row.status) === status

export default function VideoDetail() {
  const t = useT()
  const may = useMay()
  const { query, setQuery } = useScreen()
  const viewer = useViewer()
  const leave = useLeave()
  const moves = useShelfActions(SHELF)
  usePoll(videos.get.query({ id: query.get('id') ?? '' }).queryKey, isWorking, POLL_MS)
  const edits = (row: Video) =>
    rightsOf(row, viewer).edits && !isIn(row, videoStatus.transcoding) && may('videos.update')
  return (
    <RecordScreen
      load={videos.get}
      title={({ title }) => title}
      marks={(row) => <ShelfState row={row} field={video.status} />}
      create={!viewer.area && may('videos.create') && t('videos.new')}
      edits={edits}
      form={(row) => <VideoForm row={row} />}
      actions={(row) => moves(row, leave)}
      above={(row) => (
        <>
          {isIn(row, videoStatus.transcoding) && (
            <Alert type="info" showIcon className="video-banner" title={t('videos.working')} />
          )}
          {isIn(row, videoStatus.failed) && (
            <Alert
              type="error"
              showIcon
              className="video-banner"
              title={row.failReason || t('videos.failed')}
              action={
                edits(row) && (
                  <Button size="small" onClick={() => setQuery({ mode: 'edit' })}>
                    {t('upload.replace')}
                  </Button>
                )
              }
            />
          )}
          <TakenDown row={row} />
        </>
      )}
      phone={(row) => <VideoPhone of={row} />}
      facts={(row) => [
        video.id,
        video.title,
        [
          video.videoUrl,
          <VideoPlayer
            key="video"
            url={row.videoUrl}
            name={row.title}
            portrait={is(row.direction, videoDirection.portrait)}
          />,
        ],
        [
          video.cover,
          <CoverImage
            key="cover"
            src={row.cover}
            alt={t(video.cover.label)}
            height={80}
            aspect={is(row.direction, videoDirection.portrait) ? 9 / 16 : 16 / 9}
          />,
        ],
        [video.duration, <span key="duration">{clock(row.duration)}</span>],
        video.fileSize,
        video.direction,
        video.summary,
        [video.labels, <LabelTags key="labels" full labels={row.labels} />],
        video.seriesName,
        video.uploadType,
        video.dealerName,
        [
          video.viewCount,
          <FigureLink key="views" field={video.viewCount} value={row.viewCount} row={row} kind={KIND} />,
        ],
        [
          video.shareCount,
          <FigureLink key="shares" field={video.shareCount} value={row.shareCount} row={row} kind={KIND} />,
        ],
        video.pushFlag,
        video.pushTime,
        video.status,
        ...(isIn(row, videoStatus.failed) ? [video.failReason] : []),
        ...(Number(row.offBy) > 0 ? [video.offBy, video.offReason, video.offTime] : []),
        video.createBy,
        video.createTime,
      ]}
    />
  )
}
