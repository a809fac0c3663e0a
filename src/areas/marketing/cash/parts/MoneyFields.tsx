import { Form as AntForm } from 'antd'
import { useEffect } from 'react'
import { type CashDraw, cashDraw } from '@/entities/marketing/cashDraw'
import { Choice, Flag } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { centsOf, needsRealName } from '../tiers'
import { rowsOf, type Values } from '../values'
import { AmountBox } from '@/kit/form/AmountBox'

const MIN_BUDGET = 100
const MAX_BUDGET = 500_000_000

/** The budget, and how what was won is paid. */
export const MoneyFields = ({ Field, paused }: { Field: FormField<Values>; paused?: CashDraw }) => {
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
