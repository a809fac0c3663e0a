import { DeleteOutlined } from '@ant-design/icons'
import { Button, Form as AntForm } from 'antd'
import { chargeType, freightRule, freeType } from '@/entities/commerce/freight'
import { is } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { NumberBox } from '@/kit/form/controls'
import { type FieldIn, type FormField, reshaped } from '@/kit/form/Form'
import { numberIn } from '@/lib/counts'
import { isBlank } from '@/lib/given'
import { type TextKey, useT } from '@/locales'
import { shared, takenBy } from '../regions'
import { amountError, feeError, type FreightValues, type RuleValues, unitError } from '../freightValues'
import { RegionsBox } from './RegionsBox'
import type { Settle } from './useSettle'

const REGIONS = reshaped(freightRule.regions)
const UNITS: Readonly<Record<number, TextKey>> = {
  [chargeType.pieces]: 'freight.unitPieces',
  [chargeType.weight]: 'freight.unitKg',
  [chargeType.volume]: 'freight.unitM3',
}
const MAX_PIECES = 999

export const RuleRow = ({
  Field,
  index,
  settle,
  remove,
}: {
  Field: FormField<FreightValues>
  index: number
  settle: Settle
  remove: () => void
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<FreightValues>()
  const charge = AntForm.useWatch('chargeType', { form, preserve: true })
  const rule = AntForm.useWatch(['rules', index], { form, preserve: true }) ?? {}
  const lists = () => {
    const { rules = [] }: FreightValues = form.getFieldsValue(true)
    return rules.map(({ regions = [] }) => regions)
  }
  const row = index + 1
  const of = <Of extends FieldIn<RuleValues>>(field: Of) => ({ of: field, at: ['rules', index] as const })
  const told = (fault: TextKey | undefined) => fault && t(fault)
  const unit = t(UNITS[Number(charge)] ?? 'freight.unitPieces')
  const doubled = (value: unknown) => {
    if (isBlank(value)) return t('rule.choose', { field: t(freightRule.regions.label) })
    const own = lists()[index] ?? []
    const twice = shared(
      own,
      lists().flatMap((list, at) => (at === index ? [] : list)),
    )
    return twice.length > 0 ? t('freight.doubled', { regions: twice.map(({ name }) => name).join(' / ') }) : undefined
  }
  const pieces = (value: unknown) => {
    const count = numberIn(value)
    return count === null || (Number.isInteger(count) && count >= 1 && count <= MAX_PIECES)
      ? undefined
      : t('freight.piecesRule')
  }
  const title = index === 0 ? t('freight.everywhere') : t('freight.rule', { row })
  const isByPieces = is(rule.freeType, freeType.pieces)
  return (
    <section aria-label={title} className="freight-rule">
      <div className="freight-rule-head">
        <h4>{title}</h4>
        {index > 0 && (
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('freight.removeRule', { row })}
            onClick={remove}
          />
        )}
      </div>
      {index > 0 && (
        <Field of={REGIONS} at={['rules', index]} required={false} check={doubled}>
          <RegionsBox
            label={`${t(freightRule.regions.label)} ${row}`}
            takenIn={(provinces) => takenBy(lists(), index, provinces)}
            onChosen={(regions, provinces) => settle(regions, provinces)}
          />
        </Field>
      )}
      <div className="freight-rule-fields">
        <Field {...of(freightRule.firstUnit)} check={(value) => told(unitError(charge, value, 0.1))}>
          <NumberBox className="full-width" controls={false} suffix={unit} />
        </Field>
        <Field {...of(freightRule.firstFee)} check={(value) => told(feeError(value))}>
          <AmountBox />
        </Field>
        <Field {...of(freightRule.nextUnit)} check={(value) => told(unitError(charge, value, 0))}>
          <NumberBox className="full-width" controls={false} suffix={unit} />
        </Field>
        <Field {...of(freightRule.nextFee)} check={(value) => told(feeError(value))}>
          <AmountBox />
        </Field>
        <Field {...of(freightRule.freeType)} />
        {!is(rule.freeType, freeType.never) && !isBlank(rule.freeType) && (
          <Field
            {...of(freightRule.freeValue)}
            check={(value) => (isByPieces ? pieces(value) : told(amountError(value)))}
          >
            <NumberBox
              className="full-width"
              controls={false}
              {...(isByPieces ? { suffix: t('freight.unitPieces') } : { suffix: t('freight.yuan') })}
            />
          </Field>
        )}
        {is(rule.freeType, freeType.both) && (
          <Field {...of(freightRule.freePieces)}>
            <NumberBox className="full-width" controls={false} suffix={t('freight.unitPieces')} />
          </Field>
        )}
      </div>
    </section>
  )
}
