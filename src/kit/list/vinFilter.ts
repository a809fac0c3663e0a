import type { Field } from '@/entities/field'
import { containsFilter, type Filter, sent } from './filters'

const VIN = /^(?:[A-HJ-NPR-Z0-9]{6}|[A-HJ-NPR-Z0-9]{17})$/
const tidied = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
/** Whether a text is a VIN, or the last six characters of one. */
export const isVin = (text: string): boolean => VIN.test(tidied(text))

/** A filter of a VIN: all 17 characters of it or the last six; anything else is told under it and not sent. */
export const vinFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter(field),
  toQuery: (text) => sent(isVin(text) ? { [field.key]: tidied(text) } : {}),
  validate: (text) => (text === '' || isVin(text) ? undefined : 'rule.vinTail'),
  exact: isVin,
})
