import { Form } from 'antd'
import * as files from '@/api/files'
import type { Field as EntityField } from '@/entities/field'
import type { QrBoxes } from '@/entities/marketing/boxes'
import { Field } from '@/kit/form/Form'
import { ImageBox, type SideLimits } from '@/kit/form/ImageBox'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { LEAST_SIZE, touches } from './boxes'
import { QrCanvas } from './QrCanvas'

const MOST_IMAGE = 5
const SIDES: SideLimits = { width: [750, 1242], height: [1000, 2688], text: 'posters.badSides' }

/** The image of a poster, and where its code stands on it; with `avatar` also the box with avatar and name. */
export const PosterFields = ({ image, position, avatar = false }: { image: EntityField; position: EntityField; avatar?: boolean }) => {
  const t = useT()
  const src: unknown = Form.useWatch(image.key)
  const fault = (value: unknown, all: Record<string, unknown>): string | undefined => {
    if (!all[image.key]) return undefined
    // What the canvas gives; undefined where the image could not be drawn.
    const boxes = value as QrBoxes | undefined
    if (!boxes) return t('posters.checkBoxes')
    if (boxes.size < LEAST_SIZE) return t('posters.tooSmall')
    return avatar && touches(boxes) ? t('posters.touches') : undefined
  }
  return (
    <>
      <Field of={image} hint={t('posters.imageHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={MOST_IMAGE} sides={SIDES} />
      </Field>
      <Field of={position} check={fault} needs={[image]} hint={t('posters.boxHint')}>
        <QrCanvas src={typeof src === 'string' ? src : ''} avatar={avatar} />
      </Field>
    </>
  )
}

/** From when to when a poster is shown; without an end for good. `ahead`: an end lies in the future. */
export const PeriodFields = ({ start, end, ahead = false }: { start: EntityField; end: EntityField; ahead?: boolean }) => {
  const t = useT()
  const fault = (value: unknown, all: Record<string, unknown>): string | undefined => {
    const until = toMillis(value)
    if (until === undefined) return undefined
    if (until <= (toMillis(all[start.key]) ?? 0)) return t('posters.endAfterStart')
    return ahead && until <= Date.now() ? t('posters.endAhead') : undefined
  }
  return (
    <div className="two-columns">
      <Field of={start} />
      <Field of={end} check={fault} needs={[start]} hint={end.required ? undefined : t('posters.endHint')} />
    </div>
  )
}
