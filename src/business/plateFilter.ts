import type { Field } from '@/entities/field'
import { containsFilter, type Filter, sent } from '@/kit/list/filters'
import { isPlate } from '@/lib/plate'

/** Normalises a plate for the request: upper case, without spaces and dots. */
export const plateIn = (text: string) => text.replaceAll(/[\s·]/g, '').toUpperCase()

export const plateFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter(field),
  toQuery: (text) => sent({ [field.key]: plateIn(text) }),
})
/** Returns a plate filter for which a complete plate drops the default time range. */
export const exactPlateFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...plateFilter(field),
  exact: (text) => isPlate(plateIn(text)),
})
