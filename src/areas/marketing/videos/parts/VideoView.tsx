import { ArrowLeftOutlined } from '@ant-design/icons'
import { Alert, Button, Flex } from 'antd'
import * as videos from '@/api/videos'
import { type Video, video } from '@/entities/marketing/video'
import { Actions } from '@/kit/actions/actions'
import { useBack } from '@/kit/back'
import { Facts } from '@/kit/Facts'
import { clock } from '@/kit/format'
import { usePoll } from '@/kit/poll'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Film } from '../../parts/Film'
import { LabelTags } from '../../parts/LabelTags'
import { rightsOf, ShelfState, useMaterialViewer, useShelfActions } from '../../parts/material'
import { FigureLink } from '../../parts/materialCells'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { FAILED, isWorking, LIST, PORTRAIT, SHELF, UP, WORKING } from './shelf'
import { VideoPhone } from './VideoPhone'
import { CoverImage } from '../../parts/CoverImage'

const KIND = 2
const POLL_MS = 10_000

/** A video as it is: how far its transcoding is, what may be done with it, its figures, and how it looks on a phone. */
export const VideoView = ({ row }: { row: Video }) => {
  const t = useT()
  const may = useMay()
  const { setQuery } = useScreen()
  const viewer = useMaterialViewer()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const moves = useShelfActions(SHELF)
  const rights = rightsOf(row, viewer)
  const status = Number(row.status)
  usePoll(videos.get.query({ id: row.id }).queryKey, isWorking, POLL_MS)
  const edit = () => setQuery({ edit: '1' })
  const edits = rights.edits && status !== WORKING
  return (
    <>
      {status === WORKING && <Alert type="info" showIcon className="video-banner" title={t('videos.working')} />}
      {status === FAILED && (
        <Alert
          type="error"
          showIcon
          className="video-banner"
          title={row.failReason || t('videos.failed')}
          action={
            edits &&
            may('videos.update') && (
              <Button size="small" onClick={edit}>
                {t('upload.replace')}
              </Button>
            )
          }
        />
      )}
      <section className="card">
        <Flex justify="space-between" align="center" wrap gap={12}>
          <Flex gap={8} align="center" wrap>
            <h2 className="material-title">
              <bdi>{row.title}</bdi>
            </h2>
            <ShelfState row={row} field={video.status} />
          </Flex>
          <Actions
            items={[
              { label: 'materials.edit', can: 'videos.update', primary: true, hide: !edits, run: edit },
              ...moves(row, leave),
              { label: 'leads.toList', icon: <ArrowLeftOutlined />, run: back },
            ]}
          />
        </Flex>
        {rights.blocked && status !== UP && <Alert type="warning" showIcon title={t('materials.blocked')} style={{ marginTop: 12 }} />}
      </section>
      <section className="card">
        <WithPhone phone={<VideoPhone of={row} />}>
          <Facts
            row={row}
            fields={[
              video.id,
              video.title,
              [video.videoUrl, <Film key="film" url={row.videoUrl} name={row.title} portrait={Number(row.direction) === PORTRAIT} />],
              [
                video.cover,
                <CoverImage key="cover" src={row.cover} alt={t(video.cover.label)} height={80} aspect={Number(row.direction) === PORTRAIT ? 9 / 16 : 16 / 9} />,
              ],
              [video.duration, <span key="duration">{clock(Number(row.duration) || 0)}</span>],
              video.fileSize,
              video.direction,
              video.summary,
              [video.labels, <LabelTags key="labels" full labels={row.labels} />],
              video.seriesName,
              video.uploadType,
              video.dealerName,
              [video.viewCount, <FigureLink key="views" field={video.viewCount} value={row.viewCount} row={row} kind={KIND} />],
              [video.shareCount, <FigureLink key="shares" field={video.shareCount} value={row.shareCount} row={row} kind={KIND} />],
              video.pushFlag,
              video.pushTime,
              video.status,
              ...(status === FAILED ? [video.failReason] : []),
              ...(Number(row.offBy) > 0 ? [video.offBy] : []),
              video.createBy,
              video.createTime,
            ]}
          />
        </WithPhone>
      </section>
    </>
  )
}
