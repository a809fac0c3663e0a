import { TimePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps } from '@/kit/form/controls'

/** Time of day as text: 09:00. `step` in minutes. */
export const ClockBox = ({ id, value, onChange, disabled, step }: ControlProps<string> & { step?: 15 }) => {
  const time = dayjs(`2000-01-01 ${value ?? ''}`)
  return (
    <TimePicker
      id={id}
      format="HH:mm"
      minuteStep={step}
      needConfirm={false}
      disabled={disabled}
      className="full-width"
      value={value && time.isValid() ? time : null}
      onChange={(chosen) => onChange?.(chosen?.format('HH:mm') ?? '')}
    />
  )
}
