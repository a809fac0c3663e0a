import { ConfigProvider } from 'antd'
import type { Field as EntityField } from '@/entities/field'
import { type TransportConfig, transportConfig as config } from '@/entities/vehicle/transportConfig'
import { AmountBox } from '@/kit/form/AmountBox'
import { Choice, Choices, NumberBox } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { Facts } from '@/kit/show/Facts'
import { numberIn } from '@/lib/counts'
import { toCents } from '@/lib/money'
import { useT } from '@/locales'
import { ClockBox } from '../../parts/ClockBox'
import type { RuleValues } from './rulesInput'

const MAX_PRICE = 99.99

const whole = ({ min, max }: Pick<EntityField, 'min' | 'max'>) => (
  <NumberBox precision={0} min={min} max={max} className="full-width" />
)

export const RuleFields = ({ Field, disabled }: { Field: FormField<RuleValues>; disabled: boolean }) => {
  const t = useT()
  return (
    <ConfigProvider componentDisabled={disabled}>
      <Field of={config.serviceKinds}>
        <Choices field={config.serviceKinds} />
      </Field>
      <Field of={config.provider}>
        <Choice field={config.provider} />
      </Field>
      <div className="picksend-rules">
        <Field of={config.openTime}>
          <ClockBox step={15} />
        </Field>
        <Field
          of={config.closeTime}
          needs={[config.openTime]}
          check={(value, { openTime }) =>
            typeof value === 'string' && value && openTime && value <= openTime ? t('picksends.closeFault') : undefined
          }
        >
          <ClockBox step={15} />
        </Field>
        <Field of={config.advanceHours}>{whole(config.advanceHours)}</Field>
        <Field of={config.dayQuota} hint={t('picksends.quotaHint')}>
          {whole(config.dayQuota)}
        </Field>
        <Field of={config.maxRadius}>{whole(config.maxRadius)}</Field>
        <Field
          of={config.freeKm}
          needs={[config.maxRadius]}
          check={(value, { maxRadius }) => {
            const [free, most] = [numberIn(value), numberIn(maxRadius)]
            return free !== null && most !== null && free > most ? t('picksends.freeKmFault') : undefined
          }}
        >
          {whole(config.freeKm)}
        </Field>
        <Field
          of={config.kmPrice}
          check={(value) => {
            const cents = toCents(value)
            return cents === undefined || cents < 0 || cents > MAX_PRICE * 100
              ? t('rule.range', { min: 0, max: MAX_PRICE })
              : undefined
          }}
        >
          <AmountBox />
        </Field>
        <Field of={config.freeTimes}>{whole(config.freeTimes)}</Field>
        <Field of={config.minPhotos}>{whole(config.minPhotos)}</Field>
      </div>
      <Field of={config.notice} />
    </ConfigProvider>
  )
}

export const RuleFacts = ({ base }: { base: TransportConfig }) => (
  <Facts
    row={base}
    fields={[
      ...[config.serviceKinds, config.provider, config.openTime, config.closeTime, config.advanceHours],
      ...[config.dayQuota, config.maxRadius, config.freeKm, config.kmPrice, config.freeTimes, config.minPhotos],
      config.notice,
    ]}
  />
)
