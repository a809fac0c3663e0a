import { Alert } from 'antd'
import type { Numbers } from '@/api/reply'
import { is } from '@/entities/field'
import { appDay, type AppUse } from '@/entities/marketing/appDay'
import { materialKind } from '@/entities/marketing/label'
import { type Video, video, videoStatus } from '@/entities/marketing/video'
import { DailyFigures } from '@/kit/chart/DailyFigures'
import { Figures } from '@/kit/show/Figures'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { VideoPhone } from '../../videos/parts/VideoPhone'
import { AppUseBoard } from './AppUseBoard'

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
export const VideoUse = ({ row }: { row: Video & AppUse }) => {
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
