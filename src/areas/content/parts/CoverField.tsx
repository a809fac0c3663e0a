import { Form as AntForm } from 'antd'
import { useEffect, useState } from 'react'
import * as files from '@/api/system/files'
import type { recommend } from '@/entities/content/recommend'
import type { Slot } from '@/entities/content/slots'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { type PictureType, sizeFault } from '@/kit/form/pictures'
import { useT } from '@/locales'
import type { ContentInput } from './ContentFields'

const TYPES: readonly PictureType[] = ['jpg', 'png']

/**
 * Picture of a recommendation or a card with exactly the px of its slot. A picture proposed by the content is
 * measured, and another size is an error.
 */
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
  /** Saved picture, measured only for another slot. */
  initial: string | undefined
  optional?: string
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Pick<ContentInput, 'cover'>>()
  const cover: unknown = AntForm.useWatch(of.key, { form, preserve: true })
  const [first] = useState(slot)
  const [width, height] = slot?.size ?? [0, 0]
  const isOther = cover !== initial || slot?.size.join() !== first?.size.join()
  // Validates a proposed picture at once.
  useEffect(() => {
    if (cover && isOther) form.validateFields([of.key]).catch(() => {})
  }, [form, of.key, cover, isOther])
  const hint = [slot && t('rec.coverHint', { width, height }), optional].filter(Boolean).join(' · ')
  return (
    <Field
      of={of}
      required={!optional}
      hint={hint}
      check={(value) => sizeFault(t, value, slot?.size, { src: initial, size: first?.size })}
    >
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
  )
}
