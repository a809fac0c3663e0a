import { enrollField, type EnrollField, enrollFieldType } from '@/entities/community/enrollField'
import { is } from '@/entities/field'
import { validateValue } from '@/entities/rules'
import { optionName, plain } from '@/kit/show/format'
import type { Translate } from '@/locales'
import { NEW_FIELD } from './enrollValues'

export type FieldKind = EnrollField['fieldType']
const { text, longText, oneOf, someOf, idNumber, pictures } = enrollFieldType
export const MAX_FIELDS = 20
export const OPTIONS = { least: 2, max: 20 }

export const isChoice = ({ fieldType }: EnrollField): boolean => is(fieldType, oneOf, someOf)
/** True if a field requires a purpose, which is stored as its hint. */
export const isSensitive = ({ fieldType }: EnrollField): boolean => is(fieldType, idNumber)
/** Returns the maximum number of characters or pictures. Undefined if the kind has no limit. */
export const limitOf = ({ fieldType }: EnrollField): number | undefined =>
  is(fieldType, text, longText) ? 500 : is(fieldType, pictures) ? 9 : undefined

/** Creates a field with an id that is unused in the form. */
export const newField = (fieldType: FieldKind, label: string, fields: readonly EnrollField[]): EnrollField => {
  const used = fields.map(({ fieldId }) =>
    fieldId.startsWith(NEW_FIELD) ? Number(fieldId.slice(NEW_FIELD.length)) : 0,
  )
  const field: EnrollField = {
    fieldId: `${NEW_FIELD}${Math.max(0, ...used.filter(Number.isFinite)) + 1}`,
    label,
    fieldType,
    required: 0,
    options: [],
    max: 0,
    tip: '',
    sort: (fields.length + 1) * 10,
  }
  const limit = limitOf(field)
  return { ...field, max: limit === undefined ? 0 : Math.min(limit, 50) }
}
export const fieldName = (field: EnrollField, t: Translate): string =>
  plain(field.label).trim() || optionName(t, enrollField.fieldType, field.fieldType)

export const faultOf = (field: EnrollField, fields: readonly EnrollField[], t: Translate): string | undefined => {
  const label = plain(field.label).trim()
  const fault = validateValue(enrollField.label, label, t) ?? validateValue(enrollField.tip, plain(field.tip), t)
  if (fault) return fault
  if (label === '') return t('enrolments.labelMissing')
  if (fields.some((one) => one !== field && plain(one.label).trim() === label)) return t('enrolments.labelTwice')
  const limit = limitOf(field)
  if (limit !== undefined && !(field.max >= 1 && field.max <= limit)) return t('enrolments.limitRange', { max: limit })
  if (isSensitive(field) && !plain(field.tip).trim()) return t('enrolments.sayWhy')
  if (!isChoice(field)) return undefined
  const options = field.options.map((one) => one.trim())
  if (options.length < OPTIONS.least || options.length > OPTIONS.max || options.includes(''))
    return t('enrolments.optionCount', OPTIONS)
  return new Set(options).size < options.length ? t('enrolments.optionTwice') : undefined
}

/** Returns the error of a form: no fields, or the first faulty field with its name. */
export const formError = (fields: readonly EnrollField[], t: Translate): string | undefined => {
  if (!fields.length || fields.length > MAX_FIELDS) return t('enrolments.fieldCount', { max: MAX_FIELDS })
  for (const field of fields) {
    const fault = faultOf(field, fields, t)
    if (fault) return t('enrolments.fieldFault', { name: fieldName(field, t), fault })
  }
  return undefined
}
