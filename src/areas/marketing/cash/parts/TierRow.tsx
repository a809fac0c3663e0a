import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { Button, Form as AntForm } from 'antd'
import type { Field as EntityField } from '@/entities/field'
import { cashPrize } from '@/entities/marketing/cashPrize'
import { NumberBox } from '@/kit/form/controls'
import { Field } from '@/kit/form/Form'
import { isBlank, named, useFormats } from '@/kit/format'
import { fromCents } from '@/lib/money'
import { useT } from '@/locales'
import { centsOf, isPayable, subtotalOf } from '../tiers'
import type { Values } from '../values'
import { AmountBox } from './AmountBox'

const WIDE = { width: '100%' }

interface RowProps {
  index: number
  dragId: string
  /** How many of it are won; of a draw that was published. */
  sent: number
  /** Only number, limit of a day and chance may change. */
  paused: boolean
  remove: () => void
}

/** One tier, moved by its handle: by pointer, or by keyboard (Space, arrows, Space). */
export const TierRow = ({ index, dragId, sent, paused, remove }: RowProps) => {
  const t = useT()
  const { money } = useFormats()
  const form = AntForm.useFormInstance<Values>()
  const tier = AntForm.useWatch(['prizes', index], { form, preserve: true }) ?? {}
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id: dragId, disabled: paused })
  const level = index + 1
  const of = (field: EntityField) => ({ of: field, at: [index, field.key], label: named(t(field.label), level) })
  const amountFault = (value: unknown) => (isBlank(value) || isPayable(value) ? undefined : t('cash.amountRange'))
  const stockFault = (value: unknown) => (typeof value === 'number' && value < sent ? t('cash.stockBelow', { sent }) : undefined)
  const dayFault = (value: unknown) => (typeof value === 'number' && typeof tier.stock === 'number' && value > tier.stock ? t('cash.dayAboveStock') : undefined)
  const chanceFault = (value: unknown) => (isBlank(value) || centsOf(value) !== undefined ? undefined : t('cash.twoDecimals'))
  return (
    <li
      ref={setNodeRef}
      className="cash-tier"
      data-dragging={isDragging || undefined}
      style={{ transform: transform ? `translate3d(${Math.round(transform.x)}px, ${Math.round(transform.y)}px, 0)` : undefined, transition }}
    >
      <span className="cash-level">
        <button
          type="button"
          className="cash-handle"
          {...listeners}
          aria-describedby={attributes['aria-describedby']}
          disabled={paused}
          aria-label={t('cash.moveTier', { level })}
        >
          <HolderOutlined />
        </button>
        <b className="digits">{level}</b>
      </span>
      <Field {...of(cashPrize.prizeName)} disabled={paused} />
      <Field {...of(cashPrize.amount)} check={amountFault} disabled={paused}>
        <AmountBox />
      </Field>
      <Field {...of(cashPrize.stock)} check={stockFault} hint={sent > 0 ? t('cash.sentSoFar', { sent }) : undefined}>
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Field {...of(cashPrize.dayStock)} check={dayFault}>
        <NumberBox style={WIDE} controls={false} />
      </Field>
      <Field {...of(cashPrize.probability)} check={chanceFault}>
        <NumberBox style={WIDE} controls={false} suffix="%" />
      </Field>
      <span className="cash-subtotal digits">
        <span className="cash-narrow">{t(cashPrize.subtotal.label)}</span>
        {money(fromCents(subtotalOf(tier)))}
      </span>
      <Button type="text" icon={<DeleteOutlined />} disabled={paused} aria-label={t('cash.removeTier', { level })} onClick={remove} />
    </li>
  )
}
