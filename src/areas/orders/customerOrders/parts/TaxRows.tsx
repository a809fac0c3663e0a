import '../../parts/orders.css'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Form as AntForm } from 'antd'
import { taxRate, type TaxRate } from '@/entities/orders/taxRate'
import { NumberBox } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { named } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { type Draft, isDouble, isInForce, isTooEarly, type RateValues } from '../rates'

const MAX = 50
const WIDE = { width: '100%' }

export const TaxRows = ({ Field, disabled }: { Field: FormField<RateValues>; disabled: boolean }) => {
  const t = useT()
  const form = AntForm.useFormInstance<RateValues>()
  const items: readonly Draft[] = AntForm.useWatch('items', { form, preserve: true }) ?? []
  return (
    <>
      <Alert type="info" showIcon title={t('orders.taxNote')} className="space-below-md" />
      <AntForm.List name="items">
        {(rows, { add, remove }) => (
          <>
            <ol className="tax-rows">
              {rows.map(({ key, name }) => (
                <TaxRow
                  key={key}
                  Field={Field}
                  index={name}
                  items={items}
                  disabled={disabled}
                  remove={() => remove(name)}
                />
              ))}
            </ol>
            <Button icon={<PlusOutlined />} disabled={disabled || rows.length >= MAX} onClick={() => add({})}>
              {t('orders.taxAdd')}
            </Button>
          </>
        )}
      </AntForm.List>
    </>
  )
}

interface RowProps {
  Field: FormField<RateValues>
  index: number
  items: readonly Draft[]
  disabled: boolean
  remove: () => void
}

const TaxRow = ({ Field, index, items, disabled, remove }: RowProps) => {
  const t = useT()
  const row = items[index] ?? {}
  const locked = disabled || isInForce(row)
  const of = <Of extends FieldIn<TaxRate>>(field: Of) => ({
    of: field,
    at: ['items', index] as const,
    label: named(t(field.label), index + 1),
    disabled: locked,
  })
  const checkRate = (value: unknown) =>
    isBlank(value) || /^\d{1,3}(\.\d{1,2})?$/.test(String(value)) ? undefined : t('orders.taxRate')
  const checkDay = (value: unknown) => {
    if (locked || typeof value !== 'string' || value === '') return undefined
    if (isTooEarly(value)) return t('orders.taxFrom')
    return isDouble(items, index) ? t('orders.taxDuplicate') : undefined
  }
  return (
    <li className="tax-row" title={!disabled && locked ? t('orders.taxInForce') : undefined}>
      <Field {...of(taxRate.taxType)} />
      <Field {...of(taxRate.energyType)} />
      <Field {...of(taxRate.rate)} check={checkRate}>
        <NumberBox style={WIDE} controls={false} suffix="%" />
      </Field>
      <Field {...of(taxRate.startTime)} check={checkDay} />
      <Field {...of(taxRate.remark)} />
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={named(t('orders.taxRemove'), index + 1)}
        disabled={locked}
        onClick={remove}
      />
    </li>
  )
}
