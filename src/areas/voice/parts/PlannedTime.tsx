import { Form } from 'antd'
import { is } from '@/entities/field'
import { planFault, sendTiming } from '@/entities/voice/sendTiming'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { type TextKey, useT } from '@/locales'

export interface Timed {
  timing?: number
  sendTime?: string
}
const TIMING = { key: 'timing', label: 'messaging.timing', kind: 'enum', of: sendTiming, value: undefined } as const
const TIME = { key: 'sendTime', label: 'messaging.sendAt', kind: 'dateTime', value: undefined } as const

/** Send time: immediately, or at a time within the next 90 days. `fault` is an additional error of the time. */
export const PlannedTime = ({
  Field,
  fault,
}: {
  Field: FormField<Timed>
  fault?: (time: unknown, values: Timed) => TextKey | undefined
}) => {
  const t = useT()
  const timing: unknown = Form.useWatch(TIMING.key)
  const isPlanned = is(timing, sendTiming.planned)
  return (
    <>
      <Field
        of={TIMING}
        check={(value, values) => {
          const found = is(value, sendTiming.planned) ? undefined : fault?.(undefined, values)
          return found && t(found)
        }}
      >
        <Choice field={TIMING} />
      </Field>
      {isPlanned && (
        <Field
          of={TIME}
          required
          check={(value, values) => {
            const found = planFault(value) ?? fault?.(value, values)
            return found && t(found)
          }}
        />
      )}
    </>
  )
}
