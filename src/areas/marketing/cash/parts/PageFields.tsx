import { Button, Form as AntForm } from 'antd'
import * as files from '@/api/system/files'
import { cashDraw } from '@/entities/marketing/cashDraw'
import { type FormField, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { useFormats } from '@/kit/show/format'
import { wordsOf } from '@/kit/rich/html'
import { useT } from '@/locales'
import { BodyText } from '../../parts/BodyText'
import { templateOf } from '../template'
import { rowsOf, type Values } from '../values'

const MAX_WORDS = 20_000
const MAX_BYTES = 2 * 1024 * 1024
const COVER_MB = 2
const COVER_RATIO = 750 / 420

/** Banner and rules; a template writes the rules out of the rest of the form. */
export const PageFields = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const isLax = useLax()
  const formats = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const insert = () => {
    // All of the store: the fields of the form and nothing else are in it.
    const values = form.getFieldsValue(true) as Values
    form.setFieldValue(
      'content',
      `${values.content ?? ''}${templateOf({ ...values, prizes: rowsOf(values.prizes) }, t, formats)}`,
    )
  }
  const check = (value: unknown) => {
    const words = wordsOf(value)
    if ([...words].length > MAX_WORDS || new Blob([String(value ?? '')]).size > MAX_BYTES) return t('cash.rulesTooLong')
    return !isLax() && words.trim() === '' ? t('rule.enter', { field: t(cashDraw.content.label) }) : undefined
  }
  return (
    <>
      <h3 className="section-title">{t('cash.page')}</h3>
      <Field of={cashDraw.cover} hint={t('cash.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={COVER_MB} aspect={COVER_RATIO} />
      </Field>
      <Field of={cashDraw.content} check={check}>
        <BodyText label={t(cashDraw.content.label)} />
      </Field>
      <Button onClick={insert}>{t('cash.template')}</Button>
    </>
  )
}
