import type { ActivityField } from '@/entities/marketing/activityField'
import { activityField } from '@/entities/marketing/activityField'
import { fieldType } from '@/entities/marketing/campaignEnums'
import { validateValue } from '@/entities/rules'
import type { Translate } from '@/locales'

export type FieldType = ActivityField['fieldType']
/** In every form, first, and never without. */
const FIXED: readonly FieldType[] = ['name', 'phone']
/** Asked for as the campaign wants: several in a form. */
const OWN: readonly FieldType[] = ['text', 'radio', 'check']
const CHOICES: readonly FieldType[] = ['radio', 'check']
const MAX_OWN = 5
const MAX_FIELDS = 10
const OPTIONS = { least: 2, max: 10 }

export const isFixed = ({ fieldType: type }: ActivityField): boolean => FIXED.includes(type)
export const isChoice = ({ fieldType: type }: ActivityField): boolean => CHOICES.includes(type)

/** How many more of a control a form may have. */
export const roomFor = (type: FieldType, fields: readonly ActivityField[]): number => {
  const free = MAX_FIELDS - fields.length
  const used = fields.filter((row) => row.fieldType === type).length
  return Math.max(0, Math.min(free, (OWN.includes(type) ? MAX_OWN : 1) - used))
}

/** A new field of a control, under a key that the form does not have yet. */
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

/** The fields in their order: name and phone first, the rest as it stands. */
export const inOrder = (fields: readonly ActivityField[]): ActivityField[] =>
  [
    ...FIXED.flatMap((type) => fields.find((row) => row.fieldType === type) ?? []),
    ...fields.filter((row) => !isFixed(row)),
  ].map((row, index) => ({
    ...row,
    sort: index + 1,
  }))

/** The form that a campaign begins with. */
export const basicFields = (t: Translate): ActivityField[] =>
  FIXED.map((type, at) => ({ ...newField(type, t(`fieldType.${type}`), []), key: `f${at + 1}`, sort: at + 1 }))

/** What is wrong with one field. */
export const validateField = (row: ActivityField, t: Translate): string | undefined => {
  const fault = validateValue(activityField.title, row.title, t) ?? validateValue(activityField.hint, row.hint, t)
  if (fault || !isChoice(row)) return fault
  const options = row.options.map((one) => one.trim())
  if (options.length < OPTIONS.least || options.length > OPTIONS.max || options.includes(''))
    return t('campaign.optionCount', OPTIONS)
  return new Set(options).size < options.length ? t('campaign.optionTwice') : undefined
}

/** What is wrong with a sign-up form: the first fault of its fields, with the field's name. */
export const validateForm = (fields: readonly ActivityField[], t: Translate): string | undefined => {
  if (fields.length > MAX_FIELDS) return t('campaign.maxFields', { max: MAX_FIELDS })
  for (const row of fields) {
    const fault = validateField(row, t)
    const option = fieldType.options.find(({ value }) => value === row.fieldType)
    if (fault) return t('campaign.fieldFault', { name: row.title || (option ? t(option.label) : row.fieldType), fault })
  }
  return undefined
}
