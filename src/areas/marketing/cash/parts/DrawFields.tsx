import { Button, Form as AntForm } from 'antd'
import { useEffect } from 'react'
import * as files from '@/api/files'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { Choice, Flag } from '@/kit/form/controls'
import { Field, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { isBlank, useFormats } from '@/kit/format'
import { wordsOf } from '@/kit/html'
import { RichText } from '@/kit/RichText'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { templateOf } from '../template'
import { centsOf, needsRealName } from '../tiers'
import { rowsOf, type Values } from '../values'
import { AmountBox } from './AmountBox'
import { Tiers } from './Tiers'
import { TierSums } from './TierSums'

const DAY = 86_400_000
const MOST_DAYS = 184
const MOST_BUDGET = 500_000_000
const MOST_WORDS = 20_000
const MOST_BYTES = 2 * 1024 * 1024
const COVER_MB = 2
const COVER_RATIO = 750 / 420

/** Title, period and who may draw. */
const Basics = ({ paused }: { paused?: CashDraw }) => {
  const t = useT()
  const fixed = paused !== undefined
  const endFault = (value: unknown, { startTime }: Record<string, unknown>) => {
    const [start, end] = [toMillis(startTime), toMillis(value)]
    if (end === undefined) return undefined
    if (start !== undefined && end <= start) return t('cash.endAfterStart')
    if (start !== undefined && end - start > MOST_DAYS * DAY) return t('cash.tooManyDays', { most: MOST_DAYS })
    return paused && end < (toMillis(paused.endTime) ?? 0) ? t('cash.endOnlyLater') : undefined
  }
  const winFault = (value: unknown, { userLimit }: Record<string, unknown>) =>
    !isBlank(value) && !isBlank(userLimit) && Number(value) > Number(userLimit) ? t('cash.winsAboveDraws') : undefined
  return (
    <>
      <h3 className="section-title">{t('cash.basics')}</h3>
      <div className="two-columns">
        <Field of={cashDraw.title} always disabled={fixed} />
        <Field of={cashDraw.seriesName} disabled={fixed}>
          <SeriesPicker by="seriesName" label={t(cashDraw.seriesName.label)} placeholder={t('cash.allSeries')} />
        </Field>
        <Field of={cashDraw.startTime} disabled={fixed} />
        <Field of={cashDraw.endTime} check={endFault} needs={[cashDraw.startTime]} />
      </div>
      <Field of={cashDraw.drawScene} disabled={fixed}>
        <Choice field={cashDraw.drawScene} />
      </Field>
      <div className="two-columns">
        <Field of={cashDraw.userLimit} disabled={fixed} />
        <Field of={cashDraw.winLimit} check={winFault} needs={[cashDraw.userLimit]} disabled={fixed} />
      </div>
    </>
  )
}

/** The budget, and how what was won is paid. */
const Money = ({ paused }: { paused?: CashDraw }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const forced = needsRealName(rowsOf(AntForm.useWatch('prizes', { form, preserve: true })))
  const fixed = paused !== undefined
  useEffect(() => {
    if (forced) form.setFieldValue(cashDraw.realNameFlag.key, 1)
  }, [forced, form])
  const budgetFault = (value: unknown) => {
    const cents = centsOf(value)
    if (isBlank(value)) return undefined
    if (cents === undefined || cents < 100 || cents > MOST_BUDGET) return t('cash.budgetRange')
    return paused && cents < (centsOf(paused.budget) ?? 0) ? t('cash.budgetOnlyUp') : undefined
  }
  const dayFault = (value: unknown, { budget }: Record<string, unknown>) => {
    const cents = centsOf(value)
    if (isBlank(value)) return undefined
    if (cents === undefined) return t('cash.twoDecimals')
    return cents > (centsOf(budget) ?? Infinity) ? t('cash.dayAboveBudget') : undefined
  }
  return (
    <>
      <h3 className="section-title">{t('cash.money')}</h3>
      <div className="two-columns">
        <Field of={cashDraw.budget} check={budgetFault} hint={t('cash.budgetHint')}>
          <AmountBox />
        </Field>
        <Field of={cashDraw.dayBudget} check={dayFault} needs={[cashDraw.budget]} hint={t('cash.zeroIsNone')}>
          <AmountBox />
        </Field>
        <Field of={cashDraw.claimHours} disabled={fixed} hint={t('cash.claimHint')} />
        <Field of={cashDraw.payChannel} disabled={fixed}>
          <Choice field={cashDraw.payChannel} />
        </Field>
        <Field of={cashDraw.realNameFlag} disabled={fixed || forced} hint={t('cash.realNameHint')}>
          <Flag />
        </Field>
      </div>
    </>
  )
}

/** Banner and rules; a template writes the rules out of the rest of the form. */
const Page = () => {
  const t = useT()
  const isLax = useLax()
  const formats = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const insert = () => {
    // All of the store: the fields of the form and nothing else are in it.
    const values = form.getFieldsValue(true) as Values
    form.setFieldValue('content', `${values.content ?? ''}${templateOf({ ...values, prizes: rowsOf(values.prizes) }, t, formats)}`)
  }
  const check = (value: unknown) => {
    const words = wordsOf(value)
    if ([...words].length > MOST_WORDS || new Blob([String(value ?? '')]).size > MOST_BYTES) return t('cash.rulesTooLong')
    return !isLax() && words.trim() === '' ? t('rule.enter', { field: t(cashDraw.content.label) }) : undefined
  }
  return (
    <>
      <h3 className="section-title">{t('cash.page')}</h3>
      <Field of={cashDraw.cover} hint={t('cash.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={COVER_MB} aspect={COVER_RATIO} />
      </Field>
      <Field of={cashDraw.content} check={check}>
        <RichText to={files.uploadBatch} label={t(cashDraw.content.label)} />
      </Field>
      <Button onClick={insert}>{t('cash.template')}</Button>
    </>
  )
}

/** All that a draw is made of. Of one that is paused only what breaks no promise can change. */
export const DrawFields = ({ paused }: { paused?: CashDraw }) => (
  <>
    <Basics paused={paused} />
    <Money paused={paused} />
    <Tiers sent={paused?.prizes.map(({ sentCount }) => Number(sentCount) || 0) ?? []} paused={paused !== undefined} />
    <TierSums />
    <Page />
  </>
)
