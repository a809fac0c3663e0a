import { Form } from 'antd'
import * as files from '@/api/system/files'
import type { Field as EntityField } from '@/entities/field'
import type { QrBoxes } from '@/entities/marketing/boxes'
import { type FormField, reshaped } from '@/kit/form/Form'
import { ImageBox, type SideLimits } from '@/kit/form/ImageBox'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { MIN_SIZE, touches } from './boxes'
import { QrCanvas } from './QrCanvas'

const MAX_IMAGE = 5
const SIDES: SideLimits = { width: [750, 1242], height: [1000, 2688], text: 'posters.badSides' }

/** Poster image and position of its code; with `avatar` also the box with avatar and name. */
export const PosterFields = ({
  Field,
  image,
  position,
  avatar = false,
}: {
  Field: FormField<{ imageUrl: string; qrPosition: QrBoxes }>
  image: EntityField<'imageUrl', string>
  position: EntityField<'qrPosition'>
  avatar?: boolean
}) => {
  const t = useT()
  const src: unknown = Form.useWatch(image.key)
  const fault = (value: unknown, all: { imageUrl?: string }): string | undefined => {
    if (!all.imageUrl) return undefined
    // Value of the canvas; undefined if the image could not be loaded.
    const boxes = value as QrBoxes | undefined
    if (!boxes) return t('posters.checkBoxes')
    if (boxes.size < MIN_SIZE) return t('posters.tooSmall')
    return avatar && touches(boxes) ? t('posters.touches') : undefined
  }
  return (
    <>
      <Field of={image} hint={t('posters.imageHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={MAX_IMAGE} sides={SIDES} />
      </Field>
      <Field of={reshaped(position)} check={fault} needs={[image]} hint={t('posters.boxHint')}>
        <QrCanvas src={typeof src === 'string' ? src : ''} avatar={avatar} />
      </Field>
    </>
  )
}

/** Period of a poster; no end = unlimited. `ahead` requires an end in the future. */
export const PeriodFields = ({
  Field,
  start,
  end,
  ahead = false,
}: {
  Field: FormField<{ startTime: string; endTime: string }>
  start: EntityField<'startTime', string>
  end: EntityField<'endTime', string>
  ahead?: boolean
}) => {
  const t = useT()
  const fault = (value: unknown, all: { startTime?: string }): string | undefined => {
    const until = toMillis(value)
    if (until === undefined) return undefined
    if (until <= (toMillis(all.startTime) ?? 0)) return t('posters.endAfterStart')
    return ahead && until <= Date.now() ? t('posters.endAhead') : undefined
  }
  return (
    <div className="two-columns">
      <Field of={start} />
      <Field of={end} check={fault} needs={[start]} hint={end.required ? undefined : t('posters.endHint')} />
    </div>
  )
}
