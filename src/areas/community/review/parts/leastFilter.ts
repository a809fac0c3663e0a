import type { Field } from '@/entities/field'
import { containsFilter, type Filter, sent } from '@/kit/list/filters'

/** A filter of a number that is at least so large, sent as <key>Min. */
export const leastFilter = <K extends string>(field: Field<K>): Filter<`${K}Min`, K> => ({
  ...containsFilter({ key: field.key, label: 'reviewDesk.least' }),
  validate: (text) => (/^\d{0,6}$/.test(text) ? undefined : 'reviewDesk.wholeNumber'),
  toQuery: (text) => sent(/^\d{1,6}$/.test(text) ? { [`${field.key}Min`]: Number(text) } : {}),
})
