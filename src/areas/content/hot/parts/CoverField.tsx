import { Form as AntForm } from 'antd'
import { useRef, useState } from 'react'
import * as files from '@/api/system/files'
import type { recommend } from '@/entities/content/recommend'
import type { Slot } from '@/entities/content/slots'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { isSized, type PictureType } from '@/kit/form/pictures'
import { isShown } from '@/kit/show/Picture'
import { useT } from '@/locales'
import type { ContentInput } from './ContentFields'

const TYPES: readonly PictureType[] = ['jpg', 'png']

/** The picture of a recommendation or a card, of exactly the pixels of its slot. One that its content proposed is measured, and told where it has others. */
export const CoverField = ({
  Field,
  of,
  slot,
  initial,
  optional,
}: {
  Field: FormField<Pick<ContentInput, 'cover'>>
  of: typeof recommend.cover
  slot: Slot | undefined
  /** The picture that was saved, which is measured for another slot alone. */
  initial: string | undefined
  /** Said where none is needed. */
  optional?: string
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Pick<ContentInput, 'cover'>>()
  const cover: unknown = AntForm.useWatch(of.key, { form, preserve: true })
  const [first] = useState(slot)
  /** What was saved has the size of the slot that it was saved for. */
  const fits = (src: unknown) => src === initial && slot?.size.join() === first?.size.join()
  const measured = useRef<{ src: string; sides: readonly [number, number] }>(undefined)
  const [width, height] = slot?.size ?? [0, 0]
  const check = (value: unknown) => {
    const own = measured.current
    if (!slot || !value || fits(value) || own?.src !== value || isSized(own.sides, slot.size)) return undefined
    return t('rec.coverSize', { width, height, ownWidth: own.sides[0], ownHeight: own.sides[1] })
  }
  const hint = [slot && t('rec.coverHint', { width, height }), optional].filter(Boolean).join(' · ')
  return (
    <>
      <Field of={of} required={!optional} hint={hint} check={check}>
        <ImageBox
          key={`${width}×${height}`}
          disabled={!slot}
          size={slot?.size}
          types={TYPES}
          megabytes={1}
          to={files.upload}
          drop={files.remove}
        />
      </Field>
      {isShown(cover) && !fits(cover) && (
        <img
          key={cover}
          hidden
          src={cover}
          alt=""
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            measured.current = { src: cover, sides: [naturalWidth, naturalHeight] }
            if (check(cover)) void form.validateFields([of.key]).catch(() => undefined)
          }}
        />
      )}
    </>
  )
}
