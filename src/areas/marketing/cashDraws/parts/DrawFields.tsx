import { Form as AntForm } from 'antd'
import { useEffect } from 'react'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { AmountBox } from '@/kit/form/AmountBox'
import type { FormField } from '@/kit/form/Form'
import { Choice, Flag } from '@/kit/form/controls'
import { isBlank } from '@/lib/given'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { centsOf, needsRealName } from '../tiers'
import { rowsOf, type Values } from '../cashDrawValues'
import { PageFields } from './PageFields'
import { TierSums } from './TierSums'
import { Tiers } from './Tiers'

/** Limits of the budget in cents. */
const MIN_BUDGET = 100
const MAX_BUDGET = 500_000_000

const MoneyFields = ({ Field, paused }: { Field: FormField<Values>; paused?: CashDraw }) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const forced = needsRealName(rowsOf(AntForm.useWatch('prizes', { form, preserve: true })))
  const fixed = paused !== undefined
  useEffect(() => {
    if (forced) form.setFieldValue(cashDraw.realNameFlag.key, 1)
  }, [forced, form])
  const validateBudget = (value: unknown) => {
    const cents = centsOf(value)
    if (isBlank(value)) return undefined
    if (cents === undefined || cents < MIN_BUDGET || cents > MAX_BUDGET) return t('cash.budgetRange')
    return paused && cents < (centsOf(paused.budget) ?? 0) ? t('cash.budgetOnlyUp') : undefined
  }
  const validateDay = (value: unknown, { budget }: Partial<Values>) => {
    const cents = centsOf(value)
    if (isBlank(value)) return undefined
    if (cents === undefined) return t('cash.twoDecimals')
    return cents > (centsOf(budget) ?? Infinity) ? t('cash.dayAboveBudget') : undefined
  }
  return (
    <>
      <h3 className="section-title">{t('cash.money')}</h3>
      <div className="two-columns">
        <Field of={cashDraw.budget} check={validateBudget} hint={t('cash.budgetHint')}>
          <AmountBox />
        </Field>
        <Field of={cashDraw.dayBudget} check={validateDay} needs={[cashDraw.budget]} hint={t('cash.zeroIsNone')}>
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

const DAY = 86_400_000
const MAX_DAYS = 184

const Basics = ({ Field, paused }: { Field: FormField<Values>; paused?: CashDraw }) => {
  const t = useT()
  const fixed = paused !== undefined
  const validateEnd = (value: unknown, { startTime }: Partial<Values>) => {
    const [start, end] = [toMillis(startTime), toMillis(value)]
    if (end === undefined) return undefined
    if (start !== undefined && end <= start) return t('cash.endAfterStart')
    if (start !== undefined && end - start > MAX_DAYS * DAY) return t('cash.tooManyDays', { max: MAX_DAYS })
    return paused && end < (toMillis(paused.endTime) ?? 0) ? t('cash.endOnlyLater') : undefined
  }
  const validateWin = (value: unknown, { userLimit }: Partial<Values>) =>
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
        <Field of={cashDraw.endTime} check={validateEnd} needs={[cashDraw.startTime]} />
      </div>
      <Field of={cashDraw.drawScene} disabled={fixed}>
        <Choice field={cashDraw.drawScene} />
      </Field>
      <div className="two-columns">
        <Field of={cashDraw.userLimit} disabled={fixed} />
        <Field of={cashDraw.winLimit} check={validateWin} needs={[cashDraw.userLimit]} disabled={fixed} />
      </div>
    </>
  )
}

/**
 * Fields of a draw. On a paused draw the promises to participants are fixed. Editable are the end (only later), the
 * budget (only higher), the daily budget, banner and rules, and stock, daily limit and chance of a tier.
 */
export const DrawFields = ({ Field, paused }: { Field: FormField<Values>; paused?: CashDraw }) => (
  <>
    <Basics Field={Field} paused={paused} />
    <MoneyFields Field={Field} paused={paused} />
    <Tiers
      Field={Field}
      sent={paused?.prizes.map(({ sentCount }) => Number(sentCount) || 0) ?? []}
      paused={paused !== undefined}
    />
    <TierSums />
    <PageFields Field={Field} />
  </>
)
