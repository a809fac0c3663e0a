import { Alert } from 'antd'
import * as videos from '@/api/marketing/videos'
import type { Numbers } from '@/api/reply'
import { is } from '@/entities/field'
import { appDay } from '@/entities/marketing/appDay'
import { materialKind } from '@/entities/marketing/label'
import { type Video, video, videoStatus } from '@/entities/marketing/video'
import type { Items } from '@/kit/actions/actions'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { useT } from '@/locales'
import { VideoPhone } from '../../videos/parts/VideoPhone'
import { USE_WIDTH, UsePanel } from './UsePanel'

const COUNTS = [{ ...appDay.viewCount, label: video.appViewCount.label }, appDay.viewUserCount, appDay.shareCount]

/** The videos that are found taken together. */
export const VideoSums = ({ summary }: { summary: Numbers | undefined }) => {
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

/** A video played as the owner app shows it, beside what it brought there. */
export const VideoUse = ({
  id,
  actions,
  onClose,
}: {
  id: string
  actions: (row: Video) => Items
  onClose: () => void
}) => {
  const t = useT()
  return (
    <LoadRecord
      of={videos.get.query({ id }, { quiet: true })}
      title={t('appMaterials.figures')}
      width={USE_WIDTH}
      onClose={onClose}
    >
      {(row) => (
        <UsePanel
          row={row}
          status={video.status}
          kind={materialKind.video}
          actions={actions(row)}
          phone={<VideoPhone of={row} />}
          onClose={onClose}
        >
          {is(row.status, videoStatus.transcoding) && (
            <Alert type="info" showIcon className="video-banner" title={t('appMaterials.working')} />
          )}
          <DailyFigures title={t('appMaterials.figures')} days={row.trend} date={appDay.date} counts={COUNTS} />
        </UsePanel>
      )}
    </LoadRecord>
  )
}
