import { Form as AntForm } from 'antd'
import { type ProrateConfig, prorateConfig } from '@/entities/orders/prorateConfig'
import { isYes } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import type { FieldIn, FormField } from '@/kit/form/Form'
import { optionName } from '@/kit/show/format'
import { isBlank } from '@/lib/given'
import { toCents } from '@/lib/money'
import { useT } from '@/locales'
import { isWhole, otherRatio } from '../ratios'
import type { ConfigValues } from './ConfigDrawer'

const config = prorateConfig
/** Limits of the minimum amount to split, in cents. */
const MIN = 1
const MAX = 1_000_000

const RatioBox = ({ follow, ...props }: ControlProps<number> & { follow: (other: number) => void }) => (
  <NumberBox
    {...props}
    min={0}
    max={100}
    precision={2}
    suffix="%"
    className="full-width"
    onChange={(ratio) => {
      // An emptied box is passed on as null, although the type excludes it.
      props.onChange?.(ratio as number)
      const other = otherRatio(ratio)
      if (other !== undefined) follow(other)
    }}
  />
)

/** Split of payments of one kind of business; both ratios always add up to 100. */
export const ConfigRow = ({ Field, at, row }: { Field: FormField<ConfigValues>; at: number; row: ProrateConfig }) => {
  const t = useT()
  const form = AntForm.useFormInstance<ConfigValues>()
  const items = AntForm.useWatch('items', { form, preserve: true }) ?? []
  const name = optionName(t, config.bizType, row.bizType)
  const of = <Of extends FieldIn<ProrateConfig>>(field: Of) => ({
    of: field,
    at: ['items', at] as const,
  })
  const follow = (key: 'dealerRatio' | 'platformRatio') => (other: number) =>
    form.setFieldValue(['items', at, key], other)
  const sum = () => {
    const now = form.getFieldValue('items')?.[at]
    return isWhole(now?.dealerRatio, now?.platformRatio) ? undefined : t('account.ratioSum')
  }
  const least = (value: unknown) => {
    const cents = toCents(value)
    return isBlank(value) || (cents !== undefined && cents >= MIN && cents <= MAX)
      ? undefined
      : t('account.minAmountRange')
  }
  const enabled = items[at]?.enabled ?? row.enabled
  return (
    <section aria-label={name}>
      <h3 className="section-title">{name}</h3>
      <div className="two-columns">
        <Field {...of(config.dealerRatio)} check={sum}>
          <RatioBox follow={follow('platformRatio')} />
        </Field>
        <Field {...of(config.platformRatio)} check={sum}>
          <RatioBox follow={follow('dealerRatio')} />
        </Field>
        <Field {...of(config.enabled)} hint={isYes(enabled) ? undefined : t('account.switchOff')} />
        <Field {...of(config.feeBearer)} />
        <Field {...of(config.trigger)} />
        <Field {...of(config.settleDays)}>
          <NumberBox min={1} max={30} precision={0} className="full-width" />
        </Field>
        <Field {...of(config.minAmount)} check={least}>
          <AmountBox />
        </Field>
      </div>
    </section>
  )
}
