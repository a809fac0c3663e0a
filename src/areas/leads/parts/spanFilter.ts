import type { Field } from '@/entities/field'
import { daysOf, type Filter, range } from '@/kit/list/filters'

const DAY = 86_400_000
const MOST_DAYS = 366

/** A filter of days over lead-like lists: a span of more than 366 days is told and not sent. */
export const spanFilter = (field: Pick<Field, 'key' | 'label'>): Filter => ({
  ...range(field),
  fault: (text) => {
    const days = daysOf(text)
    return days && (Date.parse(days[1]) - Date.parse(days[0])) / DAY + 1 > MOST_DAYS ? 'leads.spanTooLong' : undefined
  },
})
