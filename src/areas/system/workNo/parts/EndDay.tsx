import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { ControlProps } from '@/kit/form/controls'
import { dayAhead } from './workNoTerm'

const LONGEST_DAYS = 365

/** Last day of a binding, from tomorrow to a year ahead; the value is its last second. */
export const EndDay = ({ id, value, onChange, disabled }: ControlProps<string | undefined>) => (
  <DatePicker
    id={id}
    value={value ? dayjs(value) : null}
    disabled={disabled}
    minDate={dayjs(dayAhead(1))}
    maxDate={dayjs(dayAhead(LONGEST_DAYS))}
    onChange={(day) => onChange?.(day ? `${day.format('YYYY-MM-DD')} 23:59:59` : undefined)}
  />
)
