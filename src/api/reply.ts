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

type Part<V, Own> = Own extends readonly (infer R)[]
  ? R extends object
    ? readonly [Parts<R>]
    : readonly []
  : null extends V
    ? { maybe: Parts<Own> }
    : undefined extends V
      ? { maybe: Parts<Own> }
      : Parts<Own>
/**
 * What in a record is not plain: `[]` a list of plain values, `[parts]` a list of records, `parts` a record, `{ maybe: parts }` one that may be missing.
 * The compiler asks for each of them, so that nothing a screen draws can be of another shape than its type says.
 */
export type Parts<T> = { readonly [K in keyof T as NonNullable<T[K]> extends object ? K : never]-?: Part<T[K], NonNullable<T[K]>> }
type AnyPart = AnyParts | { readonly maybe: AnyParts } | readonly AnyParts[]
interface AnyParts {
  readonly [key: string]: AnyPart
}

/** Reads a list of plain values, such as codes; what is no list is an empty one, and what is not plain in it is left out. */
export const plainList = (value: unknown): (string | number)[] =>
  Array.isArray(value) ? value.filter((one): one is string | number => typeof one === 'string' || typeof one === 'number') : []

/** A value that can stand in a text: a record is none, and a list what is plain in it. */
const flat = (value: unknown): unknown => (Array.isArray(value) ? plainList(value).join(', ') : isRecord(value) ? undefined : value)

const isList = (part: AnyPart): part is readonly AnyParts[] => Array.isArray(part)
const isMaybe = (part: AnyPart): part is { readonly maybe: AnyParts } => 'maybe' in part
const partOf = (value: unknown, parts: AnyPart): unknown => {
  if (isList(parts)) {
    const [of] = parts
    return of ? rows<Record<string, unknown>>(value).map((row) => shaped(row, of)) : plainList(value)
  }
  if (isMaybe(parts)) return isRecord(value) ? shaped(value, parts.maybe) : null
  return shaped(isRecord(value) ? value : {}, parts)
}
const shaped = (value: Record<string, unknown>, parts: AnyParts): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, flat(one)])),
  ...Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, partOf(prop(value, key), part)])),
})

/** Reads one record whose lists and records are those of its type, and all else in it plain (F-67). A success without a record fails: there is nothing to show. */
export const record =
  <T>(parts: Parts<T>) =>
  (data: unknown): T => {
    if (!isRecord(data) || Object.keys(data).length === 0) throw new ApiError('reply', translate('kit.notThere'))
    // What is plain is the server's word; kinds show whatever comes.
    return shaped(data, parts) as T
  }

/** Reads a list of such records, for what is drawn without kinds. */
export const records =
  <T>(parts: Parts<T>) =>
  (data: unknown): T[] =>
    rows<Record<string, unknown>>(data).map((row) => shaped(row, parts) as T) // As in `record`.

/** Reads a page of such records. */
export const pageOf =
  <T>(parts: Parts<T>) =>
  (data: unknown): Page<T> => {
    const { records: found, total } = page(data)
    return { records: records(parts)(found), total }
  }

/** Reads such a record that stands beside a list; undefined where there is none. */
export const beside = <T>(data: unknown, key: string, parts: Parts<T>): T | undefined => {
  const value = prop(data, key)
  // As in `record`.
  return isRecord(value) ? (shaped(value, parts) as T) : undefined
}

/** Reads what an import answers; undefined where it names no counts, so that nothing is told that the server did not say. */
export const imported = (data: unknown): ImportSummary | undefined => {
  const count = (...keys: string[]) => keys.map((key) => prop(data, key)).find((value): value is number => Number.isSafeInteger(value))
  const [total, successCount, failCount] = [count('total'), count('successCount', 'success'), count('failCount', 'fail')]
  if (total === undefined || successCount === undefined || failCount === undefined) return undefined
  const fileName = prop(data, 'fileName')
  const batchNo = prop(data, 'batchNo')
  const failRows = rows<FailRow>(prop(data, 'failRows'))
  return {
    fileName: typeof fileName === 'string' ? fileName : '',
    total,
    successCount,
    failCount,
    newCount: count('newCount'),
    updateCount: count('updateCount'),
    batchNo: typeof batchNo === 'string' ? batchNo : undefined,
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
