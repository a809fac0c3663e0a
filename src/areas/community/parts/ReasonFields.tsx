import './reason.css'
import { Form, type FormInstance, Radio } from 'antd'
import { useEffect, useId } from 'react'
import { reason, type Reason } from '@/entities/community/reason'
import { violateReason } from '@/entities/community/shared'
import { is, optionOf } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { optionName, plain } from '@/kit/show/format'
import { type TextKey, useT } from '@/locales'
import { NoticePreview } from './NoticePreview'
import { RemarkBox } from './RemarkBox'

const MIN = 5

const Reasons = ({ id, value, onChange }: ControlProps<Reason['code']>) => {
  const t = useT()
  const name = useId()
  return (
    <Radio.Group
      id={id}
      name={name}
      className="reasons"
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      options={violateReason.options.map((one) => ({
        value: one.value,
        label: (
          <span className="reason-key" data-key={one.value}>
            {t(one.label)}
          </span>
        ),
      }))}
    />
  )
}

/** Digits choose a reason and Enter submits while the dialog is open, except while typing or on another button. */
const useDigits = (form: FormInstance, submit: (() => void) | undefined) =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        !(target instanceof Element) ||
        target.closest('textarea, button, input:not([type=radio])')
      )
        return
      const chosen = optionOf(violateReason, key)
      if (chosen) form.setFieldValue('code', chosen.value)
      else if (key === 'Enter' && submit) submit()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [form, submit])

export const ReasonFields = ({
  form,
  Field,
  notice,
  hits,
  needsRemark = false,
  submit,
}: {
  form: FormInstance
  Field: FormField<Reason>
  notice: TextKey
  hits?: readonly string[]
  needsRemark?: boolean
  submit?: () => void
}) => {
  const t = useT()
  useDigits(form, submit)
  const code: unknown = Form.useWatch('code', form)
  const remark: unknown = Form.useWatch('remark', form)
  const isOther = is(code, violateReason.other)
  const words = [isOther ? '' : optionName(t, reason.code, code), plain(remark).trim()]
    .filter(Boolean)
    .join(t('reason.and'))
  return (
    <>
      <Field of={reason.code}>
        <Reasons />
      </Field>
      <Field
        of={reason.remark}
        needs={[reason.code]}
        check={(value, all) =>
          (needsRemark || is(all.code, violateReason.other)) && [...String(value ?? '').trim()].length < MIN
            ? t('reason.otherNeeds')
            : undefined
        }
      >
        <RemarkBox hits={hits} />
      </Field>
      <NoticePreview label="reason.notice" notice={notice} words={words} />
    </>
  )
}
