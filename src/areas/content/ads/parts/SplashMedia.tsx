import { Form } from 'antd'
import { mediaType, splashAd } from '@/entities/content/splashAd'
import { is } from '@/entities/field'
import { NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { VideoBox } from '@/kit/form/VideoBox'
import { useT } from '@/locales'
import { COVER, COVER_TALL, SECONDS, VIDEO } from '../splashSizes'
import type { Sending, SplashValues } from './SplashForm'

const TYPES = ['jpg', 'png', 'gif'] as const
const MEGABYTES = 2
const LENGTH = { ...splashAd.duration, key: 'videoSeconds', min: undefined, max: undefined } as const

/**
 * Media of a splash ad: two pictures, one for each screen shape, shown for a chosen number of seconds; or a video,
 * shown for its length.
 */
export const SplashMedia = ({ Field, sending }: { Field: FormField<SplashValues>; sending: Sending }) => {
  const t = useT()
  const form = Form.useFormInstance()
  const medium: unknown = Form.useWatch(splashAd.mediaType.key)
  const picture = { ...sending, megabytes: MEGABYTES, types: TYPES }
  const hint = ([width, height]: readonly [number, number]) => t('splash.coverHint', { width, height })
  if (is(medium, mediaType.video))
    return (
      <>
        <Field of={splashAd.video} required hint={t('splash.videoHint')}>
          <VideoBox
            {...sending}
            rule={{
              text: t('splash.videoRule'),
              fits: ({ seconds, width, height }, file) =>
                file.size <= VIDEO.megabytes * 1024 * 1024 && Math.round(seconds) <= VIDEO.seconds && height > width,
            }}
            onVideo={(video) => form.setFieldValue(LENGTH.key, video && Math.round(video.seconds))}
          />
        </Field>
        <Field of={LENGTH} disabled>
          <NumberBox />
        </Field>
        <Field of={splashAd.cover} hint={`${t('splash.coverOfVideo')} · ${hint(COVER)}`}>
          <ImageBox {...picture} size={COVER} />
        </Field>
      </>
    )
  return (
    <>
      <Field of={splashAd.cover} required hint={hint(COVER)}>
        <ImageBox {...picture} size={COVER} />
      </Field>
      <Field of={splashAd.coverTall} required hint={hint(COVER_TALL)}>
        <ImageBox {...picture} size={COVER_TALL} />
      </Field>
      <Field of={splashAd.duration} required>
        <NumberBox min={SECONDS.least} max={SECONDS.max} precision={0} />
      </Field>
    </>
  )
}
