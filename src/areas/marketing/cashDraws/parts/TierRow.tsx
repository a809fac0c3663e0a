import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import type { TierInput } from '@/api/marketing/cashDraws'
import { useSortedRow } from '@/kit/show/Sortable'
import { cashPrize } from '@/entities/marketing/cashPrize'
import { NumberBox } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { named, useFormats } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { centsOf, isPayable, subtotalOf } from '../tiers'
import type { Values } from '../cashDrawValues'
import { AmountBox } from '@/kit/form/AmountBox'

const WIDE = { width: '100%' }

interface RowProps {
  Field: FormField<Values>
  index: number
  dragId: string
  /** Number of wins, for a published draw. */
  sent: number
  /** Only stock, daily limit and chance can change. */
  paused: boolean
  remove: () => void
}

export const TierRow = ({ Field, index, dragId, sent, paused, remove }: RowProps) => {
  const t = useT()
  const { money } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const tier = AntForm.useWatch(['prizes', index], { form, preserve: true }) ?? {}
  const { row, handle } = useSortedRow(dragId)
  const level = index + 1
  const of = <Of extends FieldIn<TierInput>>(field: Of) => ({
    of: field,
    at: ['prizes', index] as const,
    label: named(t(field.label), level),
  })
  const validateAmount = (value: unknown) => (isBlank(value) || isPayable(value) ? undefined : t('cash.amountRange'))
  const validateStock = (value: unknown) =>
    typeof value === 'number' && value < sent ? t('cash.stockBelow', { sent }) : undefined
  const validateDay = (value: unknown) =>
    typeof value === 'number' && typeof tier.stock === 'number' && value > tier.stock
      ? t('cash.dayAboveStock')
      : undefined
  const validateChance = (value: unknown) =>
    isBlank(value) || centsOf(value) !== undefined ? undefined : t('cash.twoDecimals')
  return (
    <li {...row} className="cash-tier">
      <span className="cash-level">
        <button
          type="button"
          className="cash-handle"
          {...handle}
          disabled={paused}
          aria-label={t('cash.moveTier', { level })}
        >
          <HolderOutlined />
        </button>
        <b className="digits">{level}</b>
      </span>
      <Field {...of(cashPrize.prizeName)} disabled={paused} />
      <Field {...of(cashPrize.amount)} check={validateAmount} disabled={paused}>
        <AmountBox />
      </Field>
      <Field {...of(cashPrize.stock)} check={validateStock} hint={sent > 0 ? t('cash.sentSoFar', { sent }) : undefined}>
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Field {...of(cashPrize.dayStock)} check={validateDay}>
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Field {...of(cashPrize.probability)} check={validateChance}>
        <NumberBox style={WIDE} controls={false} suffix="%" />
      </Field>
      <span className="cash-subtotal digits">
        <span className="cash-narrow">{t(cashPrize.subtotal.label)}</span>
        {money(fromCents(subtotalOf(tier)))}
      </span>
      <Button
        type="text"
        icon={<DeleteOutlined />}
        disabled={paused}
        aria-label={t('cash.removeTier', { level })}
        onClick={remove}
      />
    </li>
  )
}
