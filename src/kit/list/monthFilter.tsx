import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Field } from '@/entities/field'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { CLEAR } from '../show/boxIcons'
import { type Filter, sent } from './filters'

const RANGE = /^(\d{4}-(?:0[1-9]|1[0-2]))~(\d{4}-(?:0[1-9]|1[0-2]))$/

/** Parses a month range, 'YYYY-MM~YYYY-MM'; undefined if invalid. */
export const monthsOf = (text: string): [string, string] | undefined => {
  const match = RANGE.exec(text)
  return match?.[1] && match[2] && match[1] <= match[2] ? [match[1], match[2]] : undefined
}

/** True for a month after the current one in TIMEZONE. */
export const isFutureMonth = (month: dayjs.Dayjs): boolean =>
  month.format('YYYY-MM') > formatTime(Date.now(), 'YYYY-MM')

const Months = ({
  value,
  onChange,
  label,
  past,
}: {
  value: string
  onChange: (text: string) => void
  label: string
  past: boolean
}) => {
  const t = useT()
  const months = monthsOf(value)
  return (
    <DatePicker.RangePicker
      picker="month"
      aria-label={label}
      // Otherwise Tab would be trapped in an empty picker.
      allowEmpty={[true, true]}
      allowClear={CLEAR}
      disabledDate={past ? isFutureMonth : undefined}
      value={months ? [dayjs(months[0]), dayjs(months[1])] : null}
      placeholder={[`${label} ${t('list.fromMonth').toLowerCase()}`, t('list.untilMonth')]}
      onChange={(_, texts) => onChange(texts?.[0] && texts[1] ? `${texts[0]}~${texts[1]}` : '')}
    />
  )
}

/** Filters by a month range, both ends included; sent as <key>Start and <key>End. `past` excludes future months. */
export const monthRangeFilter = <K extends string>(
  { key, label }: Pick<Field<K>, 'key' | 'label'>,
  past = false,
): Filter<`${K}Start` | `${K}End`, K> => ({
  key,
  label,
  instant: true,
  toQuery: (text) => {
    const months = monthsOf(text)
    return sent(months ? { [`${key}Start`]: months[0], [`${key}End`]: months[1] } : {})
  },
  describe: (text, t) => monthsOf(text)?.join(` ${t('list.to')} `) ?? text,
  control: ({ value, onChange, label: name }) => <Months value={value} onChange={onChange} label={name} past={past} />,
})
