import { LockOutlined, UnlockOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { isYes } from '@/entities/field'
import { dayConfig as config, dayConfigWeek } from '@/entities/vehicle/dayConfig'
import { discountFault, weekFault, weekRowFault } from '@/entities/vehicle/dayConfigRules'
import { Choice, Choices, type ControlProps, Flag } from '@/kit/form/controls'
import { type FormField, reshaped } from '@/kit/form/Form'
import { named, optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import type { ConfigValues } from './configValues'
import { DiscountTable } from './DiscountTable'
import { WeekTable } from './WeekTable'

interface ConfigFieldsProps {
  Field: FormField<ConfigValues>
  values: ConfigValues
  savedMinutes: unknown
  isDefault: boolean
  readOnly: boolean
  turnLock: (key: string) => void
  /** Switches between the default of headquarters and own rules. */
  turnInherit: (on: boolean) => void
}

const Inherit = ({ onChange, turn, ...rest }: ControlProps<0 | 1> & { turn: (on: boolean) => void }) => (
  <Flag
    {...rest}
    onChange={(next) => {
      onChange?.(next)
      turn(isYes(next))
    }}
  />
)

const RULES = [
  config.advanceDays,
  config.leadHours,
  config.autoConfirm,
  config.confirmHours,
  config.cancelHours,
  config.changeTimes,
  config.keepMinutes,
  config.noShowLimit,
] as const

/** Fields of opening hours and booking rules. Fields locked by headquarters are read-only for dealers. */
export const ConfigFields = ({
  Field,
  values,
  savedMinutes,
  isDefault,
  readOnly,
  turnLock,
  turnInherit,
}: ConfigFieldsProps) => {
  const t = useT()
  const isFollowing = !isDefault && isYes(values.inheritFlag)
  const lock = ({ key, label }: { key: string; label: (typeof config)[keyof typeof config]['label'] }) => {
    const isLocked = values.lockedFields.includes(key)
    const isHeld = isLocked && !isDefault
    const words = t(isLocked ? 'reservations.locked' : 'reservations.lock')
    const hint: ReactNode = isHeld ? (
      <>
        <LockOutlined aria-hidden /> {t('reservations.byHeadquarters')}
      </>
    ) : isDefault && !readOnly ? (
      <Button
        type="text"
        size="small"
        className="config-lock"
        icon={isLocked ? <LockOutlined /> : <UnlockOutlined />}
        aria-pressed={isLocked}
        aria-label={named(words, t(label))}
        onClick={() => turnLock(key)}
      >
        {words}
      </Button>
    ) : undefined
    return { disabled: readOnly || isFollowing || isHeld, hint }
  }
  const hours = { weekRows: values.weekRows, slotMinutes: values.slotMinutes }
  const week = lock(config.weekRows)
  const discounts = lock(config.discounts)
  return (
    <>
      {!isDefault && (
        <Field of={config.inheritFlag} disabled={readOnly} hint={t('reservations.inheritHint')}>
          <Inherit turn={turnInherit} />
        </Field>
      )}
      <Field
        of={reshaped(config.weekRows)}
        {...week}
        check={() => {
          const none = weekFault(values.weekRows)
          if (none) return t(none)
          const bad = values.weekRows.find((row) => weekRowFault(row, values.slotMinutes))
          const fault = bad && weekRowFault(bad, values.slotMinutes)
          return fault && named(optionName(t, dayConfigWeek.weekDay, bad.weekDay), t(fault))
        }}
      >
        <WeekTable slotMinutes={values.slotMinutes} disabled={week.disabled} />
      </Field>
      <h3 className="section-title">{t('reservations.slots')}</h3>
      {String(values.slotMinutes) !== String(savedMinutes) && savedMinutes !== undefined && (
        <Alert type="warning" showIcon title={t('reservations.slotsChange')} className="space-below" />
      )}
      <div className="config-grid">
        <Field of={config.slotMinutes} {...lock(config.slotMinutes)}>
          <Choice field={config.slotMinutes} />
        </Field>
        <Field of={config.dayMax} {...lock(config.dayMax)} />
        <Field of={config.bayCount} {...lock(config.bayCount)} />
      </div>
      <Field of={config.serviceTypes} {...lock(config.serviceTypes)}>
        <Choices field={config.serviceTypes} />
      </Field>
      <h3 className="section-title">{t('reservations.rules')}</h3>
      <div className="config-grid">
        {RULES.filter(({ key }) => key !== 'confirmHours' || !isYes(values.autoConfirm)).map((field) => (
          <Field key={field.key} of={field} {...lock(field)} />
        ))}
      </div>
      <Field
        of={reshaped(config.discounts)}
        {...discounts}
        check={() => {
          const fault = values.discounts.map((one) => discountFault(one, values.discounts, hours)).find(Boolean)
          return fault && t(fault)
        }}
      >
        <DiscountTable hours={hours} disabled={discounts.disabled} />
      </Field>
      <Field of={config.notice} {...lock(config.notice)} />
    </>
  )
}
