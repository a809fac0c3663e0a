import { Alert, Form as AntForm } from 'antd'
import type { ExchangeInput } from '@/api/commerce/integral'
import { pointsExchange } from '@/entities/commerce/pointsExchange'
import type { Field as EntityField } from '@/entities/field'
import { AmountBox } from '@/kit/form/AmountBox'
import { Choice, Choices, Moment, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { useFormats } from '@/kit/show/format'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { toCents } from '@/lib/money'
import { numberIn } from '@/lib/counts'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { isWholeStep } from './pointsMath'

const RATE_PAGE = '/setting/integralSetting'
const MINUTE = 60_000
const MAX_YUAN = 99_999

const whole = ({ min, max }: Pick<EntityField, 'min' | 'max'>) => <NumberBox precision={0} min={min} max={max} />

export const ExchangeFields = ({
  Field,
  disabled,
  rate,
}: {
  Field: FormField<ExchangeInput>
  disabled: boolean
  rate: number | undefined
}) => {
  const t = useT()
  const { number } = useFormats()
  const typed: unknown = AntForm.useWatch(pointsExchange.pointsPerYuan.key)
  const differs = rate !== undefined && numberIn(typed) !== null && numberIn(typed) !== rate
  const amountError = (value: unknown) => {
    if (value === null || value === undefined || value === '') return undefined
    const cents = toCents(value)
    return cents === undefined || cents < 0 || cents > MAX_YUAN * 100
      ? t('rule.range', { min: 0, max: MAX_YUAN })
      : undefined
  }
  return (
    <>
      <div className="two-columns">
        <Field of={pointsExchange.status} required disabled={disabled}>
          <Choice field={pointsExchange.status} />
        </Field>
        <Field
          of={pointsExchange.pointsPerYuan}
          disabled={disabled}
          hint={rate === undefined ? undefined : t('exchange.rate', { points: number(rate) })}
        >
          {whole(pointsExchange.pointsPerYuan)}
        </Field>
      </div>
      {differs && (
        <Alert
          type="warning"
          showIcon
          className="space-below"
          title={t('exchange.differs', { points: number(rate) })}
          action={<PermittedLink text={t('exchange.toRate')} path={RATE_PAGE} query={{}} />}
        />
      )}
      <div className="two-columns">
        <Field of={pointsExchange.minAmount} disabled={disabled} check={amountError}>
          <AmountBox />
        </Field>
        <Field of={pointsExchange.minPoints} disabled={disabled}>
          {whole(pointsExchange.minPoints)}
        </Field>
        <Field
          of={pointsExchange.stepPoints}
          disabled={disabled}
          needs={[pointsExchange.pointsPerYuan]}
          check={(step, { pointsPerYuan }) => {
            const [one, worth] = [numberIn(step), numberIn(pointsPerYuan)]
            return one !== null && worth && !isWholeStep(one, worth) ? t('exchange.stepFault') : undefined
          }}
        >
          {whole(pointsExchange.stepPoints)}
        </Field>
        <Field
          of={pointsExchange.maxRatio}
          disabled={disabled}
          check={(value) => {
            const ratio = numberIn(value)
            return ratio !== null && (ratio < 1 || ratio > 100) ? t('exchange.ratioFault') : undefined
          }}
        >
          <NumberBox precision={0} suffix="%" />
        </Field>
        <Field
          of={pointsExchange.maxPoints}
          disabled={disabled}
          hint={t('exchange.maxHint')}
          needs={[pointsExchange.minPoints]}
          check={(value, { minPoints }) => {
            const limit = numberIn(value) ?? 0
            return limit > 0 && limit < (numberIn(minPoints) ?? 0) ? t('exchange.maxFault') : undefined
          }}
        >
          {whole(pointsExchange.maxPoints)}
        </Field>
        <Field
          of={pointsExchange.startTime}
          disabled={disabled}
          check={(time) =>
            (toMillis(time) ?? Infinity) < Math.floor(Date.now() / MINUTE) * MINUTE ? t('exchange.past') : undefined
          }
        >
          <Moment />
        </Field>
      </div>
      <Field of={pointsExchange.goodsTypes} disabled={disabled}>
        <Choices field={pointsExchange.goodsTypes} />
      </Field>
      <div className="two-columns">
        <Field of={pointsExchange.freightFlag} disabled={disabled} />
        <Field of={pointsExchange.couponFlag} disabled={disabled} />
        <Field of={pointsExchange.returnFlag} disabled={disabled} hint={t('exchange.openOrders')} />
      </div>
      <Field of={pointsExchange.remark} disabled={disabled} />
    </>
  )
}
