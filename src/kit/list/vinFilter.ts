import type { Field } from '@/entities/field'
import { containsFilter, type Filter, sent } from './filters'

const VIN = /^(?:[A-HJ-NPR-Z0-9]{6}|[A-HJ-NPR-Z0-9]{17})$/
const tidied = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()
/** True if the text is a VIN or the last six characters of one. */
export const isVin = (text: string): boolean => VIN.test(tidied(text))

/** Returns a filter for a VIN, complete or its last six characters. Anything else shows an error and is not sent. */
export const vinFilter = <K extends string>(field: Pick<Field<K>, 'key' | 'label'>): Filter<K> => ({
  ...containsFilter(field),
  toQuery: (text) => sent(isVin(text) ? { [field.key]: tidied(text) } : {}),
  validate: (text) => (text === '' || isVin(text) ? undefined : 'rule.vinTail'),
  exact: isVin,
})
