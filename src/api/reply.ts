import type { FailRow, ImportSummary } from '@/entities/shared/file'
import { isRecord, parseJson, prop } from '@/lib/json'
import { translate } from '@/locales'
import { ApiError } from './error'

/** A page of a list. */
export interface Page<T> {
  records: T[]
  total: number
}

/** Whether a reply's code means success: exactly 200, 201, 510 and the text OK (R-REPLY-01). */
export const isSuccess = (code: unknown): boolean => code === 200 || code === 201 || code === 510 || code === 'OK'

/** The text of a failure: `message`, else `msg`, when it is text that says something (R-REPLY-04). */
export const messageOf = (body: unknown): string | undefined =>
  [prop(body, 'message'), prop(body, 'msg')].find((text): text is string => typeof text === 'string' && text.trim() !== '')

/** Messages by field, where a refusal names fields in `errors` or `data.errors`. */
export const fieldsOf = (body: unknown): Record<string, string> => {
  const errors = prop(body, 'errors') ?? prop(prop(body, 'data'), 'errors')
  return isRecord(errors) ? Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string')) : {}
}

/** The JSON of a text, or undefined where it is none. */
export const tryJson = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Reads a list out of what servers call records, list, rows or data, or that is one itself; rows that are no objects are left out. */
export const rows = <T>(data: unknown): T[] => {
  const found = [data, prop(data, 'records'), prop(data, 'list'), prop(data, 'rows'), prop(data, 'data')].find(Array.isArray)
  // The fields of a row are the server's word; kinds show whatever comes.
  return (found ?? []).filter(isRecord) as T[]
}

/** Reads a page: its rows, and `total` or `count` where it is a whole number that can be true, else as many as there are. */
export const page = <T>(data: unknown): Page<T> => {
  const records = rows<T>(data)
  const total = Number(prop(data, 'total') ?? prop(data, 'count') ?? Number.NaN)
  return { records, total: Number.isSafeInteger(total) && total >= 0 && total < 1e9 ? total : records.length }
}

/** What the properties of a record are where that is not left to the kinds: lists of records, lists of plain values, records (always, or null). */
interface Shape {
  lists?: readonly string[]
  codes?: readonly string[]
  parts?: Readonly<Record<string, Shape>>
  maybe?: Readonly<Record<string, Shape>>
}

const shaped = (value: Record<string, unknown>, { lists = [], codes = [], parts = {}, maybe = {} }: Shape): Record<string, unknown> => ({
  ...value,
  ...Object.fromEntries(lists.map((key) => [key, rows(prop(value, key))])),
  ...Object.fromEntries(codes.map((key) => [key, plainList(prop(value, key))])),
  ...Object.fromEntries(Object.entries(parts).map(([key, shape]) => [key, shaped(recordOr({}, prop(value, key)), shape)])),
  ...Object.fromEntries(
    Object.entries(maybe).map(([key, shape]) => {
      const part = recordOr(undefined, prop(value, key))
      return [key, part ? shaped(part, shape) : null]
    }),
  ),
})
const recordOr = <T>(other: T, value: unknown) => (isRecord(value) ? value : other)

/** Reads a list of plain values, such as codes; what is no list is an empty one, and what is not plain in it is left out. */
export const plainList = (value: unknown): (string | number)[] =>
  Array.isArray(value) ? value.filter((one): one is string | number => typeof one === 'string' || typeof one === 'number') : []

/** Reads one record whose inner lists and records are what they must be (F-67). A success without a record fails: there is nothing to show. */
export const record =
  <T>(shape: Shape = {}) =>
  (data: unknown): T => {
    if (!isRecord(data) || Object.keys(data).length === 0) throw new ApiError('reply', translate('kit.notThere'))
    // Its other fields are the server's word; kinds show whatever comes.
    return shaped(data, shape) as T
  }

/** Reads what an import answers; undefined where it names no counts, so that nothing is told that the server did not say. */
export const imported = (data: unknown): ImportSummary | undefined => {
  const count = (key: string) => (Number.isSafeInteger(prop(data, key)) ? Number(prop(data, key)) : undefined)
  const [total, successCount, failCount] = [count('total'), count('successCount'), count('failCount')]
  if (total === undefined || successCount === undefined || failCount === undefined) return undefined
  const fileName = prop(data, 'fileName')
  const failRows = rows<FailRow>(prop(data, 'failRows'))
  return {
    fileName: typeof fileName === 'string' ? fileName : '',
    total,
    successCount,
    failCount,
    newCount: count('newCount'),
    updateCount: count('updateCount'),
    failRows,
  }
}

/** A page with counts by name that stand beside its rows. */
export interface Counted<T> extends Page<T> {
  summary: Readonly<Record<string, number>>
}

/** Reads numbers by name; what is no number among them is left out. */
export const numbers = (data: unknown): Readonly<Record<string, number>> =>
  Object.fromEntries(
    (isRecord(data) ? Object.entries(data) : []).filter(([, count]) => Number.isFinite(Number(count))).map(([name, count]) => [name, Number(count)]),
  )

/** Reads a page with its `summary`; what is no number in it is left out. */
export const counted = <T>(data: unknown): Counted<T> => ({ ...page<T>(data), summary: numbers(prop(data, 'summary')) })
