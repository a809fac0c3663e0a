import { Form as AntForm, Button } from 'antd'
import * as files from '@/api/system/files'
import { cashDraw } from '@/entities/marketing/cashDraw'
import { type FormField, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/rich/html'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { formatTime } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { BodyText } from '../../parts/BodyText'
import { rowsOf, type Values } from '../cashDrawValues'

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const BLANK = '…'

/** Returns the rules text of a draw from its form: period, right to draw, limits, tiers, and time to claim. */
const templateOf = (values: Values, t: Translate, { money, number }: ReturnType<typeof useFormats>): string => {
  const minute = (time: unknown) => formatTime(time, 'YYYY-MM-DD HH:mm') || BLANK
  const lines = [
    t('cash.rulePeriod', { from: minute(values.startTime), until: minute(values.endTime) }),
    t('cash.ruleRight', {
      right: optionName(t, cashDraw.drawScene, values.drawScene) || BLANK,
      series: values.seriesName || t('cash.allSeries'),
    }),
    t('cash.ruleLimits', { draws: number(values.userLimit ?? BLANK), wins: number(values.winLimit ?? BLANK) }),
    t('cash.ruleClaim', {
      hours: number(values.claimHours ?? BLANK),
      channel: optionName(t, cashDraw.payChannel, values.payChannel) || BLANK,
    }),
  ]
  const tiers = values.prizes.map(
    ({ prizeName, amount }) => `${plain(prizeName) || BLANK} ${amount ? money(amount) : BLANK}`,
  )
  const list = (items: readonly string[], tag: string) =>
    `<${tag}>${items.map((item) => `<li>${safe(item)}</li>`).join('')}</${tag}>`
  return `<h2>${safe(t('cashDraw.content'))}</h2>${list(lines, 'ol')}<h3>${safe(t('cashDraw.prizes'))}</h3>${list(tiers, 'ul')}`
}

const MAX_WORDS = 20_000
const MAX_BYTES = 2 * 1024 * 1024
const COVER_MB = 2
const COVER_RATIO = 750 / 420

/** Banner and rules. A template generates the rules from the other fields. */
export const PageFields = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const isLax = useLax()
  const formats = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const insert = () => {
    // The whole store contains only the fields of the form.
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
