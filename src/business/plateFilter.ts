import type { Field } from '@/entities/field'
import { containsFilter, type Filter, sent } from '@/kit/list/filters'

/** A filter of a part of a licence plate, sent in capitals and without the blanks and dots that plates are written with. */
export const plateFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter(field),
  toQuery: (text) => sent({ [field.key]: text.replaceAll(/[\s·]/g, '').toUpperCase() }),
})
