import { Alert, Form as AntForm, Select } from 'antd'
import type { ReactNode } from 'react'
import { is, isYes } from '@/entities/field'
import { type Hours, slotsOfWeek } from '@/entities/vehicle/dayConfigRules'
import { customReason, type ScheduleCustomRule, scheduleCustomRule as fields } from '@/entities/vehicle/reserveSchedule'
import { MAX_RULE_DAYS, MAX_RULES, rulesOverlap, spanOf } from '@/entities/vehicle/scheduleRules'
import { FormPanel } from '@/kit/form/FormPanel'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'
import { NEW } from './plan'
import { today } from './reserveFilters'

type RuleValues = Omit<ScheduleCustomRule, 'id' | 'quota' | 'reason'> & { quota?: number; reason?: number }

const SlotsBox = ({ slots, ...props }: ControlProps<string[]> & { slots: readonly string[] }) => {
  const t = useT()
  return (
    <Select
      {...props}
      mode="multiple"
      maxTagCount="responsive"
      placeholder={t('reservations.wholeDay')}
      options={slots.map((slot) => ({ value: slot, label: slot }))}
    />
  )
}

/** Dependent fields: a closed exception has no quota, another reason requires a remark. */
const Watched = ({ children }: { children: (now: { closed: boolean; other: boolean }) => ReactNode }) => {
  const closed = isYes(AntForm.useWatch('closeFlag', { preserve: true }))
  const reason: unknown = AntForm.useWatch('reason', { preserve: true })
  return children({ closed, other: is(reason, customReason.other) })
}

/** Form of an exception; it is added to the plan, which is saved as a whole. */
export const RuleForm = ({
  rule,
  rules,
  hours,
  take,
  onClose,
}: {
  /** Initial values; without an id it is new. */
  rule: Partial<ScheduleCustomRule>
  rules: readonly ScheduleCustomRule[]
  hours: Hours
  take: (rule: ScheduleCustomRule) => void
  onClose: () => void
}) => {
  const t = useT()
  const id = rule.id ?? ''
  const others = rules.filter((one) => one.id !== id)
  const initial: Partial<RuleValues> = {
    startDate: rule.startDate ?? today(),
    endDate: rule.endDate ?? rule.startDate ?? today(),
    slots: rule.slots ?? [],
    closeFlag: isYes(rule.closeFlag) ? 1 : 0,
    quota: rule.quota ?? undefined,
    reason: rule.reason ?? undefined,
    remark: rule.remark ?? '',
  }
  const ruleOf = ({ quota, reason, remark, ...rest }: RuleValues): ScheduleCustomRule => ({
    ...rest,
    id: id || `${NEW}${crypto.getRandomValues(new Uint32Array(1))[0] ?? rules.length}`,
    quota: isYes(rest.closeFlag) ? null : (quota ?? null),
    reason: reason ?? null,
    remark: (remark ?? '').trim(),
  })
  const startFault = (start: unknown) =>
    String(start) < today() && start !== rule.startDate ? t('reservations.faultPast') : undefined
  const endFault = (_: unknown, all: Partial<RuleValues>) => {
    const { startDate, endDate } = all
    if (!startDate || !endDate) return undefined
    if (endDate < startDate) return t('reservations.faultDates')
    if (spanOf(startDate, endDate) > MAX_RULE_DAYS) return t('reservations.faultSpan', { number: MAX_RULE_DAYS })
    const made = { ...all, id, slots: all.slots ?? [], startDate, endDate } as ScheduleCustomRule // The fields used to find overlaps.
    return others.some((other) => rulesOverlap(made, other)) ? t('reservations.faultOverlap') : undefined
  }
  return (
    <FormPanel<RuleValues>
      open
      asWindow
      width={560}
      name={`scheduleRule.${id || 'new'}`}
      title={t(id ? 'reservations.editRule' : 'reservations.addRule')}
      initial={initial}
      save={(values) => take(ruleOf(values))}
      saveText={t('kit.ok')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {others.length >= MAX_RULES && !id && (
            <Alert type="error" showIcon title={t('reservations.tooManyRules', { max: MAX_RULES })} />
          )}
          <div className="config-grid">
            <Field of={fields.startDate} check={startFault} />
            <Field of={fields.endDate} check={endFault} needs={[fields.startDate, fields.slots]} />
          </div>
          <Field of={fields.slots}>
            <SlotsBox slots={slotsOfWeek(hours)} />
          </Field>
          <Watched>
            {({ closed, other }) => (
              <>
                <div className="config-grid">
                  <Field of={fields.closeFlag} />
                  {!closed && <Field of={fields.quota} />}
                </div>
                <div className="config-grid">
                  <Field of={fields.reason} />
                  <Field of={fields.remark} required={other} />
                </div>
              </>
            )}
          </Watched>
        </>
      )}
    </FormPanel>
  )
}
