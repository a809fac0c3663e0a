import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { periodType } from '@/entities/leads/enums'
import type { ControlProps } from '@/kit/form/controls'
import { useT } from '@/locales'

/** First and last day, 'YYYY-MM-DD'. */
export type Period = [string, string]

const dayOf = (day: string): Dayjs | null => (dayjs(day).isValid() ? dayjs(day) : null)
const text = (day: Dayjs) => day.format('YYYY-MM-DD')

const around = (day: Dayjs, type: number): Period => {
  if (type === periodType.month) return [text(day.startOf('month')), text(day.endOf('month'))]
  if (type === periodType.year) return [text(day.startOf('year')), text(day.endOf('year'))]
  const first = day.month(day.month() - (day.month() % 3)).startOf('month')
  return [text(first), text(first.add(2, 'month').endOf('month'))]
}

export const PeriodBox = ({
  id,
  value,
  onChange,
  disabled,
  type,
}: ControlProps<Period | undefined> & { type: number }) => {
  const t = useT()
  if (type === periodType.month || type === periodType.quarter || type === periodType.year)
    return (
      <DatePicker
        id={id}
        disabled={disabled}
        className="full-width"
        picker={type === periodType.month ? 'month' : type === periodType.quarter ? 'quarter' : 'year'}
        value={value ? dayOf(value[0]) : null}
        onChange={(day: Dayjs | null) => onChange?.(day ? around(day, type) : undefined)}
      />
    )
  return (
    <DatePicker.RangePicker
      id={id ? { start: id, end: `${id}-end` } : undefined}
      allowEmpty={[true, true]}
      disabled={disabled}
      className="full-width"
      placeholder={[t('list.from'), t('list.until')]}
      value={value ? [dayOf(value[0]), dayOf(value[1])] : null}
      onChange={(days) => onChange?.(days?.[0] && days[1] ? [text(days[0]), text(days[1])] : undefined)}
    />
  )
}

const DAY = 86_400_000
const lengthOf = ([from, until]: Period) => Math.round((Date.parse(until) - Date.parse(from)) / DAY) + 1

/** Validates a period: it must not end before it starts or exceed 366 days. */
export const validatePeriod = (value: unknown): 'targets.badPeriod' | 'targets.longPeriod' | undefined => {
  if (!Array.isArray(value)) return undefined
  const days = lengthOf([String(value[0]), String(value[1])])
  if (days < 1) return 'targets.badPeriod'
  return days > 366 ? 'targets.longPeriod' : undefined
}
