import { Form as AntForm, Input, Select } from 'antd'
import { useRef } from 'react'
import { type Picked, TargetBox } from '@/business/links/ContentPicker'
import { type Recommend, recommend } from '@/entities/content/recommend'
import { recContent } from '@/entities/content/shared'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { contentError, kindsOf } from './recommendRules'

export type ContentInput = Partial<Pick<Recommend, 'contentType' | 'contentId' | 'contentTitle' | 'title' | 'cover'>>
type Form = ReturnType<typeof AntForm.useFormInstance<ContentInput>>

/** Fills title and picture from the chosen content, unless they were edited. */
const useProposal = (form: Form, max: number, initialTitle: string | undefined) => {
  const cut = (title: string) => [...title].slice(0, max).join('')
  const proposed = useRef({ title: cut(initialTitle ?? ''), cover: '' })
  return (picked: Pick<Picked, 'title' | 'cover'> | undefined) => {
    const next = { title: cut(picked?.title ?? ''), cover: picked?.cover ?? '' }
    const { title, cover }: ContentInput = form.getFieldsValue(true)
    const isOwn = (value: unknown, key: 'title' | 'cover') => !!value && value !== proposed.current[key]
    form.setFieldsValue({
      contentTitle: picked?.title ?? '',
      ...(!isOwn(title, 'title') && { title: next.title }),
      ...(!isOwn(cover, 'cover') && { cover: next.cover }),
    })
    proposed.current = next
  }
}

/**
 * Recommended content: its type, limited to those of the slot, then the content or an address. Proposes title and
 * picture.
 */
export const ContentFields = ({
  Field,
  fields,
  types,
  initial,
  gone,
  max,
  kinds = kindsOf,
}: {
  Field: FormField<ContentInput>
  fields: Pick<typeof recommend, 'contentType' | 'contentId'>
  types: readonly number[]
  initial: ContentInput | undefined
  /** True if the content was no longer visible to users when it was loaded. */
  gone: boolean
  /** Maximum length of the title. */
  max: number
  /** Replaces `kindsOf` where fewer content kinds are accepted. */
  kinds?: typeof kindsOf
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<ContentInput>()
  const type: unknown = AntForm.useWatch(fields.contentType.key, { form, preserve: true })
  const propose = useProposal(form, max, initial?.contentTitle)
  return (
    <>
      <Field
        of={fields.contentType}
        check={(value) => (value && !types.includes(Number(value)) ? t('card.badType') : undefined)}
      >
        <TypeSelect
          label={t(fields.contentType.label)}
          options={recContent.options.filter(({ value }) => types.includes(Number(value)))}
          onTurn={() => {
            form.setFieldValue(fields.contentId.key, '')
            propose(undefined)
          }}
        />
      </Field>
      {!!type && (
        <Field
          of={fields.contentId}
          needs={[fields.contentType]}
          check={(value) => {
            const fault = contentError(type, value)
            return fault && t(fault)
          }}
        >
          <ContentBox
            kinds={kinds(type)}
            label={t(fields.contentId.label)}
            initial={initial}
            gone={gone}
            propose={propose}
          />
        </Field>
      )}
    </>
  )
}

const TypeSelect = ({
  value,
  onChange,
  label,
  options,
  onTurn,
  ...rest
}: ControlProps<number> & { label: string; options: typeof recContent.options; onTurn: () => void }) => {
  const t = useT()
  return (
    <Select
      {...rest}
      value={value}
      aria-label={label}
      placeholder={label}
      options={options.map((one) => ({ value: Number(one.value), label: t(one.label) }))}
      onChange={(to: number) => {
        onTurn()
        onChange?.(to)
      }}
    />
  )
}

const ContentBox = ({
  id,
  value,
  onChange,
  disabled,
  kinds,
  label,
  initial,
  gone,
  propose,
}: ControlProps<string> & {
  kinds: ReturnType<typeof kindsOf>
  label: string
  initial: ContentInput | undefined
  gone: boolean
  propose: (picked: Picked | undefined) => void
}) => {
  const form = AntForm.useFormInstance<ContentInput>()
  const title: unknown = AntForm.useWatch('contentTitle', { form, preserve: true })
  if (!kinds)
    return (
      <Input
        id={id}
        value={value}
        disabled={disabled}
        placeholder="https://"
        maxLength={500}
        onChange={({ target }) => onChange?.(target.value)}
      />
    )
  return (
    <TargetBox
      id={id}
      label={label}
      kinds={kinds}
      disabled={disabled}
      title={value ? plain(title) || value : undefined}
      gone={gone && value === initial?.contentId}
      onPick={(picked) => {
        propose(picked)
        onChange?.(picked?.id ?? '')
      }}
    />
  )
}
