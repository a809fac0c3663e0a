import { Alert, Button, Flex, Form as AntForm, Space } from 'antd'
import { useState } from 'react'
import * as files from '@/api/files'
import * as videos from '@/api/videos'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Video, video } from '@/entities/marketing/video'
import type { ControlProps } from '@/kit/form/controls'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { VideoBox } from '@/kit/form/VideoBox'
import { clock, optionName, useFormats } from '@/kit/format'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { CoverBox } from '../../parts/CoverBox'
import { LabelSelect } from '../../parts/LabelSelect'
import { useConfirmedSave } from '../../parts/useConfirmedSave'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { FrameTaker } from './FrameTaker'
import { LIST, PORTRAIT, UP } from './shelf'
import { VideoPhone } from './VideoPhone'

type Values = videos.VideoInput
/** What the file says of itself: shown, never sent. */
interface About {
  direction: number
  duration: number
  fileSize: number
}
const KIND = 2
const LANDSCAPE = 1
const WIDE = 16 / 9

const initialOf = (row: Video | undefined): Partial<Values> =>
  row
    ? {
        title: row.title,
        videoUrl: row.videoUrl,
        cover: row.cover,
        summary: row.summary,
        seriesName: row.seriesCode || undefined,
        labels: row.labels.map(({ id }) => id),
      }
    : { labels: [] }

/** A cover: a frame of the film, or a picture of one's own in the film's shape. */
const Cover = ({ film, aspect, ...rest }: ControlProps<string> & { film: string; aspect: number }) => (
  <Flex vertical gap={8} align="flex-start">
    <CoverBox {...rest} aspect={aspect} />
    <FrameTaker url={film} aspect={aspect} onTaken={(url) => rest.onChange?.(url)} />
  </Flex>
)

/** Uploads a video with its cover and words, beside it the phone; of one on the shelf the film stays, and saving asks first. */
export const VideoForm = ({ row }: { row?: Video }) => {
  const t = useT()
  const format = useFormats()
  const { close } = useScreen()
  const leave = useLeave(LIST)
  const isLive = Number(row?.status) === UP
  const [about, setAbout] = useState<About | undefined>(
    row && { direction: Number(row.direction), duration: Number(row.duration), fileSize: Number(row.fileSize) },
  )
  const api = useForm<Values>({
    name: `video.${row?.id ?? 'new'}`,
    initial: initialOf(row),
    done: t('materials.saved'),
    save: ({ summary, seriesName, labels, ...rest }) => {
      const input = { ...rest, summary: summary ?? '', seriesName: seriesName ?? '', labels: labels ?? [] }
      return row ? videos.update({ id: row.id, ...input }) : videos.create(input)
    },
    onSaved: leave,
  })
  const { save, body, host } = useConfirmedSave(api, () =>
    isLive && row ? { title: t('articles.liveAsk', { title: row.title }), effect: t('articles.liveEffect') } : undefined,
  )
  const model: unknown = AntForm.useWatch('seriesName', api.form)
  const film: unknown = AntForm.useWatch('videoUrl', api.form) ?? row?.videoUrl
  const aspect = about?.direction === PORTRAIT ? 1 / WIDE : WIDE
  return (
    <section className="card">
      <FormBody {...body}>
        <WithPhone phone={<Preview row={row} direction={about?.direction} />}>
          <Field of={video.videoUrl} required={false} check={(value) => (value ? undefined : t('videos.needed'))} disabled={isLive}>
            <VideoBox
              to={files.upload}
              drop={(file) => files.remove(file, { quiet: true })}
              onFilm={(found) =>
                setAbout(
                  found && {
                    direction: found.width >= found.height ? LANDSCAPE : PORTRAIT,
                    duration: Math.round(found.seconds),
                    fileSize: found.megabytes,
                  },
                )
              }
            />
          </Field>
          {isLive && <Alert type="info" showIcon className="video-banner" title={t('videos.fixed')} />}
          {about && (
            <p className="quiet video-about">
              {t('videos.about', {
                direction: optionName(t, video.direction, about.direction),
                length: clock(about.duration),
                size: format.number(about.fileSize),
              })}
            </p>
          )}
          <Field of={video.cover} hint={t('videos.coverHint')}>
            <Cover key={aspect} film={typeof film === 'string' ? film : ''} aspect={aspect} />
          </Field>
          <Field of={video.title} />
          <Field of={video.summary} />
          <div className="two-columns">
            <Field of={video.seriesName}>
              <SeriesPicker placeholder={t(video.seriesName.label)} />
            </Field>
            <Field of={video.labels}>
              <LabelSelect kind={KIND} model={typeof model === 'string' ? model : undefined} known={row?.labels} label={t(video.labels.label)} />
            </Field>
          </div>
          <Space>
            <Button type="primary" loading={api.busy} onClick={() => save()}>
              {t('kit.save')}
            </Button>
            <Button onClick={close}>{t('kit.cancel')}</Button>
          </Space>
          {host}
        </WithPhone>
      </FormBody>
    </section>
  )
}

const Preview = ({ row, direction }: { row?: Video; direction?: number }) => {
  const values: Partial<Values> | undefined = AntForm.useWatch((all: Partial<Values>) => all)
  return <VideoPhone of={{ ...(values ?? initialOf(row)), direction }} />
}
