import type { EnrollInput } from '@/api/community/socialActivities'
import { enroll, type Enroll, enrollReview, enrollStatus } from '@/entities/community/enroll'
import type { EnrollField } from '@/entities/community/enrollField'
import { joinScope } from '@/entities/community/shared'
import { is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { isRecord } from '@/lib/json'
import { mayHave, numberIn } from '@/lib/counts'
import { isUp } from './useEnrollShelf'

/** Form values of an activity. `city` holds the codes of province and city. */
export interface EnrollValues extends Omit<EnrollInput, 'provinceCode' | 'cityCode'> {
  city?: string[]
}
// Types as in the form. The wire has other shapes.
export const CITY = { ...enroll.cityName, key: 'city', value: undefined as string[] | undefined } as const
export const FIELDS = { ...enroll.formFields, value: undefined as EnrollField[] | undefined } as const // As above.
export const LOCATION = { ...enroll.location, value: undefined as EnrollInput['location'] } as const // As above.
export const DEALER = { ...enroll.dealerName, key: 'dealerCode' } as const
export const CLUB = { ...enroll.clubName, key: 'clubId' } as const

/**
 * Lock of an activity: `none`; `taken` locks what people already rely on; `late` leaves only information for
 * participants editable.
 */
export type Lock = 'none' | 'taken' | 'late'
export const lockOf = (row: Enroll | undefined): Lock => {
  if (!row) return 'none'
  if (is(row.status, enrollStatus.closed, enrollStatus.running)) return 'late'
  return !is(row.status, enrollStatus.draft) && mayHave(row.enrollCount) ? 'taken' : 'none'
}
export const isOpen = (row: Enroll): boolean => isUp(row) || is(row.status, enrollStatus.draft, enrollStatus.down)

const NEW: Partial<EnrollValues> = {
  quota: 0,
  perLimit: 0,
  points: 0,
  joinScope: joinScope.everyone,
  reviewMode: enrollReview.automatic,
  formFields: [],
}
/** Returns the initial form values. A copy has no times. */
export const initialOf = (row: Enroll | undefined, isCopy = false): Partial<EnrollValues> =>
  row
    ? {
        title: row.title,
        cover: row.cover,
        activityType: row.activityType,
        organizer: row.organizer,
        dealerCode: row.dealerCode,
        clubId: row.clubId,
        city: [row.provinceCode, row.cityCode].filter(Boolean),
        address: row.address,
        location: row.location ?? undefined,
        ...(!isCopy && {
          enrollStart: row.enrollStart,
          enrollEnd: row.enrollEnd,
          startTime: row.startTime,
          endTime: row.endTime,
        }),
        quota: numberIn(row.quota) ?? undefined,
        perLimit: numberIn(row.perLimit) ?? undefined,
        points: numberIn(row.points) ?? undefined,
        joinScope: row.joinScope,
        seriesCodes: row.seriesCodes,
        clubIds: row.clubIds,
        reviewMode: row.reviewMode,
        formFields: row.formFields,
        content: row.content,
      }
    : NEW

/** Prefix of the ids of fields that are not stored yet. */
export const NEW_FIELD = 'new-'
/** Returns the values to send, without the temporary ids of new fields. */
export const inputOf = ({ city = [], formFields = [], ...values }: EnrollValues): EnrollInput => ({
  ...values,
  provinceCode: city[0] ?? '',
  cityCode: city[1] ?? '',
  formFields: formFields.map((field, at) => ({
    ...field,
    fieldId: field.fieldId.startsWith(NEW_FIELD) ? '' : field.fieldId,
    sort: (at + 1) * 10,
  })),
})

const fieldsIn = (value: unknown): EnrollField[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).map((one, at) => {
    const words = (key: string) => (typeof one[key] === 'string' ? one[key] : '')
    return {
      fieldId: `${NEW_FIELD}${at + 1}`,
      label: words('label'),
      // Server value. The builder reports an unknown kind.
      fieldType: one.fieldType as EnrollField['fieldType'],
      required: is(one.required, 1) ? 1 : 0,
      options: (Array.isArray(one.options) ? one.options : []).filter((option) => typeof option === 'string'),
      max: numberIn(one.max) ?? 0,
      tip: words('tip'),
      sort: (at + 1) * 10,
    }
  })
const codesIn = (value: unknown): string[] => (Array.isArray(value) ? value : []).map(plain).filter(Boolean)
const PRESET = [
  'title',
  'cover',
  'content',
  'activityType',
  'quota',
  'perLimit',
  'joinScope',
  'points',
  'reviewMode',
] as const
export const presetValues = (content: Readonly<Record<string, unknown>>): Partial<EnrollValues> => {
  const given = PRESET.flatMap((key) => {
    const value = content[key]
    const isRight = ['title', 'cover', 'content'].includes(key) ? typeof value === 'string' : numberIn(value) !== null
    return isRight
      ? [[key, typeof value === 'string' && numberIn(value) !== null ? Number(value) : value] as const]
      : []
  })
  // Only keys of the form, each of its own type.
  return {
    ...Object.fromEntries(given),
    seriesCodes: codesIn(content.seriesCodes),
    formFields: fieldsIn(content.formFields),
  } as Partial<EnrollValues>
}
export const presetOf = (values: Partial<EnrollValues>): Record<string, unknown> => ({
  ...Object.fromEntries(PRESET.map((key) => [key, values[key]])),
  seriesCodes: values.seriesCodes,
  formFields: inputOf({ formFields: values.formFields }).formFields?.map((field) => ({ ...field, fieldId: '' })),
})
