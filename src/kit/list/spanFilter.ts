import type { Field } from '@/entities/field'
import { daysOf, dateRangeFilter, type DateRangeFilter } from './filters'

const DAY = 86_400_000
const MAX_DAYS = 366
const MONTH_DAYS = 31

const spanOf = (text: string): number => {
  const days = daysOf(text)
  return days ? (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 : 0
}

/** Returns a date filter that rejects ranges of more than 366 days: the error is shown and the range is not sent. */
export const spanFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): DateRangeFilter<K> => ({
  ...dateRangeFilter(field),
  validate: (text) => (spanOf(text) > MAX_DAYS ? 'list.spanTooLong' : undefined),
})

/** Like `spanFilter`, limited to 31 days. */
export const monthSpanFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): DateRangeFilter<K> => ({
  ...dateRangeFilter(field),
  validate: (text) => (spanOf(text) > MONTH_DAYS ? 'list.spanOverMonth' : undefined),
})
