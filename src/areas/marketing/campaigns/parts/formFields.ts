import type { ActivityField } from '@/entities/marketing/activityField'
import { activityField } from '@/entities/marketing/activityField'
import { fieldType } from '@/entities/marketing/campaignEnums'
import { validateValue } from '@/entities/rules'
import type { Translate } from '@/locales'

export type FieldType = ActivityField['fieldType']
/** Required in every form, always first. */
const FIXED: readonly FieldType[] = ['name', 'phone']
/** Controls that may occur several times. All other controls occur once. */
const OWN: readonly FieldType[] = ['text', 'radio', 'check']
const CHOICES: readonly FieldType[] = ['radio', 'check']
const MAX_OWN = 5
const MAX_FIELDS = 10
const OPTIONS = { least: 2, max: 10 }

export const isFixed = ({ fieldType: type }: ActivityField): boolean => FIXED.includes(type)
export const isChoice = ({ fieldType: type }: ActivityField): boolean => CHOICES.includes(type)

/** Returns the number of further fields of a control that fit into the form. */
export const roomFor = (type: FieldType, fields: readonly ActivityField[]): number => {
  const free = MAX_FIELDS - fields.length
  const used = fields.filter((row) => row.fieldType === type).length
  return Math.max(0, Math.min(free, (OWN.includes(type) ? MAX_OWN : 1) - used))
}

/** Creates a field with a key that is unused in the form. */
export const newField = (type: FieldType, title: string, fields: readonly ActivityField[]): ActivityField => {
  const last = Math.max(0, ...fields.map(({ key }) => Number(/^f(\d+)$/.exec(key)?.[1] ?? 0)))
  return {
    key: `f${last + 1}`,
    title,
    fieldType: type,
    options: [],
    required: FIXED.includes(type) ? 1 : 0,
    hint: '',
    sort: fields.length + 1,
  }
}

/** Returns the fields in order: name and phone first, the others unchanged. */
export const inOrder = (fields: readonly ActivityField[]): ActivityField[] =>
  [
    ...FIXED.flatMap((type) => fields.find((row) => row.fieldType === type) ?? []),
    ...fields.filter((row) => !isFixed(row)),
  ].map((row, index) => ({
    ...row,
    sort: index + 1,
  }))

export const basicFields = (t: Translate): ActivityField[] =>
  FIXED.map((type, at) => ({ ...newField(type, t(`fieldType.${type}`), []), key: `f${at + 1}`, sort: at + 1 }))

export const validateField = (row: ActivityField, t: Translate): string | undefined => {
  const fault = validateValue(activityField.title, row.title, t) ?? validateValue(activityField.hint, row.hint, t)
  if (fault || !isChoice(row)) return fault
  const options = row.options.map((one) => one.trim())
  if (options.length < OPTIONS.least || options.length > OPTIONS.max || options.includes(''))
    return t('campaign.optionCount', OPTIONS)
  return new Set(options).size < options.length ? t('campaign.optionTwice') : undefined
}

/** Validates a sign-up form. Returns the first error of its fields with the field's name. */
export const validateForm = (fields: readonly ActivityField[], t: Translate): string | undefined => {
  if (fields.length > MAX_FIELDS) return t('campaign.maxFields', { max: MAX_FIELDS })
  for (const row of fields) {
    const fault = validateField(row, t)
    const option = fieldType.options.find(({ value }) => value === row.fieldType)
    if (fault) return t('campaign.fieldFault', { name: row.title || (option ? t(option.label) : row.fieldType), fault })
  }
  return undefined
}
