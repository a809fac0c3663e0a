import { Alert, Flex, Form as AntForm } from 'antd'
import { useState } from 'react'
import * as files from '@/api/system/files'
import * as videos from '@/api/marketing/videos'
import { SeriesPicker } from '@/business/SeriesPicker'
import { is } from '@/entities/field'
import { videoDirection, type Video, video, videoStatus } from '@/entities/marketing/video'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormScreen, type FormScreenPanel } from '@/kit/form/FormScreen'
import { VideoBox } from '@/kit/form/VideoBox'
import { clock, optionName, useFormats } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { CoverBox } from '../../parts/CoverBox'
import { LabelSelect } from '../../parts/LabelSelect'
import { FrameTaker } from './FrameTaker'
import { VideoPhone } from './VideoPhone'

type Values = videos.VideoInput
/** Metadata of the file: shown, never sent. Duration in seconds, size in MB. */
interface About {
  direction: number
  duration: number
  fileSize: number
}
const KIND = 2
const WIDE = 16 / 9

const initialOf = (row: Video | undefined): Partial<Values> =>
  row
    ? {
        ...pick(row, 'title', 'videoUrl', 'cover', 'summary'),
        seriesName: row.seriesCode || undefined,
        labels: row.labels.map(({ id }) => id),
      }
    : { labels: [] }

const Cover = ({ videoUrl, aspect, ...rest }: ControlProps<string> & { videoUrl: string; aspect: number }) => (
  <Flex vertical gap={8} align="flex-start">
    <CoverBox {...rest} aspect={aspect} />
    <FrameTaker url={videoUrl} aspect={aspect} onTaken={(url) => rest.onChange?.(url)} />
  </Flex>
)

/** Form of a video. The file of a published video cannot be changed, and saving it requires confirmation. */
export const VideoForm = ({ row, panel }: { row?: Video; panel?: FormScreenPanel }) => {
  const t = useT()
  const isLive = row !== undefined && is(row.status, videoStatus.up)
  const [about, setAbout] = useState<About | undefined>(
    row && { direction: Number(row.direction), duration: Number(row.duration), fileSize: Number(row.fileSize) },
  )
  const inputOf = ({ summary, seriesName, labels, ...rest }: Values) => ({
    ...rest,
    summary: summary ?? '',
    seriesName: seriesName ?? '',
    labels: labels ?? [],
  })
  return (
    <FormScreen<Values>
      name="video"
      row={row}
      initial={initialOf(row)}
      input={inputOf}
      create={videos.create}
      whole
      update={videos.update}
      ask={
        isLive
          ? () => ({ title: t('articles.liveAsk', { title: row.title }), effect: t('articles.liveEffect') })
          : undefined
      }
      done={t('materials.saved')}
      panel={panel}
      phone={(values) => <VideoPhone of={{ ...values, direction: about?.direction }} />}
    >
      {({ Field }) => <Fields Field={Field} row={row} about={about} onAbout={setAbout} isLive={isLive} />}
    </FormScreen>
  )
}

const Fields = ({
  Field,
  row,
  about,
  onAbout,
  isLive,
}: {
  Field: FormField<Values>
  row?: Video
  about: About | undefined
  onAbout: (about: About | undefined) => void
  isLive: boolean
}) => {
  const t = useT()
  const format = useFormats()
  const model: unknown = AntForm.useWatch(video.seriesName.key)
  const videoUrl: unknown = AntForm.useWatch(video.videoUrl.key) ?? row?.videoUrl
  const aspect = about?.direction === videoDirection.portrait ? 1 / WIDE : WIDE
  return (
    <>
      <Field
        of={video.videoUrl}
        required={false}
        check={(value) => (value ? undefined : t('videos.needed'))}
        disabled={isLive}
      >
        <VideoBox
          to={files.upload}
          drop={files.remove}
          onVideo={(found) =>
            onAbout(
              found && {
                direction: found.width >= found.height ? videoDirection.landscape : videoDirection.portrait,
                duration: Math.round(found.seconds),
                fileSize: found.megabytes,
              },
            )
          }
        />
      </Field>
      {isLive && <Alert type="info" showIcon className="video-banner" title={t('videos.fixed')} />}
      {about && (
        <p className="quiet">
          {t('videos.about', {
            direction: optionName(t, video.direction, about.direction),
            length: clock(about.duration),
            size: format.number(about.fileSize),
          })}
        </p>
      )}
      <Field of={video.cover} hint={t('videos.coverHint')}>
        <Cover key={aspect} videoUrl={typeof videoUrl === 'string' ? videoUrl : ''} aspect={aspect} />
      </Field>
      <Field of={video.title} />
      <Field of={video.summary} />
      <div className="two-columns">
        <Field of={video.seriesName}>
          <SeriesPicker placeholder={t(video.seriesName.label)} />
        </Field>
        <Field of={video.labels}>
          <LabelSelect
            kind={KIND}
            model={typeof model === 'string' ? model : undefined}
            known={row?.labels}
            label={t(video.labels.label)}
          />
        </Field>
      </div>
    </>
  )
}
