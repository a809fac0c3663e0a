import type { Field } from '@/entities/field'
import { containsFilter, type Filter, sent } from '@/kit/list/filters'
import { isPlate } from '@/lib/plate'

/** A plate as it is sent: in capitals, without the blanks and dots that it is written with. */
export const plateIn = (text: string) => text.replaceAll(/[\s·]/g, '').toUpperCase()

/** A filter of a part of a licence plate, sent as `plateIn` has it. */
export const plateFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter(field),
  toQuery: (text) => sent({ [field.key]: plateIn(text) }),
})
/** The same, where a whole plate searches all time. */
export const exactPlateFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...plateFilter(field),
  exact: (text) => isPlate(plateIn(text)),
})
