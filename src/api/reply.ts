import { numberIn, sumOf } from '@/lib/counts'
import type { FailRow, ImportSummary } from '@/entities/shared/file'
import { isRecord, parseJson, prop, parseNested } from '@/lib/json'
import { translate } from '@/locales'
import { ApiError } from './error'
import { cell, listIn, type Noun, ref, words } from './refs'

export interface Page<T> {
  records: T[]
  total: number
  /** True if no plausible total was sent; it is then the number of rows so far: see `withGuessedTotal`. */
  guessed?: true
  /** True if there are more than `total` rows, or may be if it is guessed. */
  totalMore?: true
  /** Time of the figures, if it was sent. */
  asOf?: string
}

/** Returns true for the success codes: exactly 200, 201, 510 and the text OK (R-REPLY-01). */
export const isSuccess = (code: unknown): boolean => code === 200 || code === 201 || code === 510 || code === 'OK'

/** Returns the message of a failure: a non-blank `message`, else `msg` (R-REPLY-04). */
export const messageOf = (body: unknown): string | undefined =>
  [prop(body, 'message'), prop(body, 'msg')].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )

/** Returns messages by field from `errors` or `data.errors` of a refusal. */
export const fieldsOf = (body: unknown): Record<string, string> => {
  const errors = prop(body, 'errors') ?? prop(prop(body, 'data'), 'errors')
  return isRecord(errors)
    ? Object.fromEntries(
        Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
}

export const tryJson = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const cells = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cell(key, value)]))

const recordsIn = (data: unknown, noun?: Noun): Record<string, unknown>[] =>
  (listIn(data) ?? []).map((one) => (noun ? ref(noun, one) : one)).filter(isRecord)

/** Reads a list, from the data itself or its records, list, rows or data. Rows that are not objects are left out. */
export const rows = <T>(data: unknown): T[] =>
  // The fields of a row are not validated: the components of all field kinds accept any value.
  recordsIn(data).map(cells) as T[]

/** Reads a list of referenced records. Each may be sent as an id, a text or a record (see `ref`). */
export const refs =
  <T>(noun: Noun) =>
  (data: unknown): T[] =>
    recordsIn(data, noun).map(cells) as T[] // As in `rows`.

/** Reads a list that may be missing. Returns undefined then, which differs from an empty list. */
export const ifGiven =
  <R>(read: (list: unknown) => R[]) =>
  (data: unknown): R[] | undefined =>
    data === undefined || data === null ? undefined : read(data)

const isOn = (flag: unknown): boolean => flag === true || flag === 1 || flag === '1' || flag === 'true'
const pageWith = <T>(data: unknown, records: T[]): Page<T> => {
  const total = Number(prop(data, 'total') ?? prop(data, 'count') ?? Number.NaN)
  const asOf = prop(data, 'asOf')
  const told = {
    ...(typeof asOf === 'string' && { asOf }),
    ...(isOn(prop(data, 'totalMore')) && { totalMore: true as const }),
  }
  return Number.isSafeInteger(total) && total >= 0 && total < 1e9
    ? { records, total, ...told }
    : { records, total: records.length, guessed: true, ...told }
}

type Total = Pick<Page<unknown>, 'total' | 'guessed' | 'totalMore'>
/** Returns the total of a page; undefined if it was not sent and more rows may follow. */
export const totalIn = (page: Total | undefined): number | undefined =>
  page?.guessed && page.totalMore ? undefined : page?.total

const isGuessed = (output: unknown): output is Page<unknown> =>
  isRecord(output) && output.guessed === true && Array.isArray(output.records)
/**
 * Adds the rows of earlier pages to the guessed total of a page. A full page counts one row more, so that the next page
 * can be requested. Other replies are returned unchanged, and so are pages with more rows than requested.
 */
export const withGuessedTotal = <O>(output: O, input: unknown): O => {
  const [pageNo, pageSize] = [numberIn(prop(input, 'pageNo')) ?? 1, numberIn(prop(input, 'pageSize'))]
  if (!isGuessed(output) || pageSize === null || output.records.length > pageSize) return output
  const isFull = output.records.length === pageSize
  const total = (pageNo - 1) * pageSize + output.records.length + (isFull ? 1 : 0)
  return { ...output, total, ...(isFull && { totalMore: true }) }
}

/** Reads a page: its rows, and `total` or `count` if it is a plausible whole number, else the number of rows. */
export const page = <T>(data: unknown): Page<T> => pageWith(data, rows<T>(data))

export const refPage =
  <T>(noun: Noun) =>
  (data: unknown): Page<T> =>
    pageWith(data, refs<T>(noun)(data))

type Part<V, Own> = Own extends readonly (infer R)[]
  ? (R extends object ? readonly [Parts<R>] : readonly []) | ((list: unknown) => R[] | Extract<V, undefined>)
  : null extends V
    ? { maybe: Parts<Own> }
    : undefined extends V
      ? { maybe: Parts<Own> } | ((value: unknown) => V)
      : Parts<Own>
/**
 * Readers for the fields of a record that are not plain: `[]` for a list of plain values, `[parts]` for a list of
 * records, `parts` for a record, `{ maybe: parts }` for an optional one, or a function for a list or an optional
 * value, such as `refs('role')`. The compiler requires each of them, so that a screen only renders values of the
 * declared shape.
 */
export type Parts<T> = {
  readonly [K in keyof T as NonNullable<T[K]> extends object ? K : never]-?: Part<T[K], NonNullable<T[K]>>
}
type AnyPart = ((list: unknown) => unknown) | AnyParts | { readonly maybe: AnyParts } | readonly AnyParts[]
interface AnyParts {
  readonly [key: string]: AnyPart
}

/** Returns a plain value: a ref as its key or name, a list as comma-separated text, undefined for other records. */
const flat = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return words(key, value).join(', ')
  const found = cell(key, value)
  return isRecord(found) ? undefined : found
}

const isList = (part: AnyPart): part is readonly AnyParts[] => Array.isArray(part)
const isMaybe = (part: AnyPart): part is { readonly maybe: AnyParts } => 'maybe' in part
const partOf = (key: string, packed: unknown, parts: AnyPart): unknown => {
  const value = parseNested(packed)
  if (typeof parts === 'function') return parts(typeof value === 'string' ? words(key, value) : value)
  if (isList(parts)) {
    const [of] = parts
    return of ? recordsIn(value).map((row) => shaped(row, of)) : words(key, value)
  }
  if (isMaybe(parts)) return isRecord(value) ? shaped(value, parts.maybe) : null
  return shaped(isRecord(value) ? value : {}, parts)
}
const shaped = (value: Record<string, unknown>, parts: AnyParts): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, flat(key, one)])),
  ...Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, partOf(key, prop(value, key), part)])),
})

/**
 * Reads one record with the lists and records of its type and all other fields plain (F-67). Throws ApiError 'reply'
 * if the data is no record or an empty one.
 */
export const record =
  <T>(parts: Parts<T>) =>
  (data: unknown): T => {
    if (!isRecord(data) || Object.keys(data).length === 0)
      throw new ApiError('reply', translate('kit.notThere'), 'empty')
    // Plain fields are not validated: the components of all field kinds accept any value.
    return shaped(data, parts) as T
  }

/**
 * Reads a list of records like `record`, for content that is not rendered by field kinds. With a noun, rows may also
 * be sent as in `refs`.
 */
export const records =
  <T>(parts: Parts<T>, noun?: Noun) =>
  (data: unknown): T[] =>
    recordsIn(data, noun).map((row) => shaped(row, parts) as T) // As in `record`.

export const pageOf =
  <T>(parts: Parts<T>, noun?: Noun) =>
  (data: unknown): Page<T> =>
    pageWith(data, records(parts, noun)(data))

/** Reads the record under a key beside a list. Returns undefined without one. */
export const beside = <T>(data: unknown, key: string, parts: Parts<T>): T | undefined => {
  const value = prop(data, key)
  // As in `record`.
  return isRecord(value) ? (shaped(value, parts) as T) : undefined
}

/** Reads the result of an import. Returns undefined if a count is missing, so that only reported counts are shown. */
export const imported = (data: unknown): ImportSummary | undefined => {
  const count = (...keys: string[]) =>
    keys.map((key) => prop(data, key)).find((value): value is number => Number.isSafeInteger(value))
  const [total, successCount, failCount] = [
    count('total'),
    count('successCount', 'success'),
    count('failCount', 'fail'),
  ]
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

export type Numbers = Readonly<Partial<Record<string, number>>>
/** A page with additional counts: by the values of a state, `all` for their total, or by name. */
export interface Counted<T> extends Page<T> {
  summary: Numbers
}

/** Reads numbers by name, also from text. Other values are left out. */
export const numbers = (data: unknown): Numbers =>
  Object.fromEntries(
    (isRecord(data) ? Object.entries(data) : []).flatMap(([name, value]) => {
      const number = numberIn(value)
      return number === null ? [] : [[name, number]]
    }),
  )

/**
 * Returns the count over all states: `all` if sent, else the sum of the states, else the total of a list that is not
 * `narrowed` to some of them. Returns null if unknown.
 */
export const allOf = (
  { summary, ...counts }: Total & Pick<Counted<unknown>, 'summary'>,
  states: readonly (string | number)[],
  narrowed: boolean,
): number | null =>
  summary.all ?? sumOf(states.map((state) => summary[state])) ?? (narrowed ? null : (totalIn(counts) ?? null))

export const countedOf =
  <T>(parts: Parts<T>) =>
  (data: unknown): Counted<T> => ({ ...pageOf(parts)(data), summary: numbers(prop(data, 'summary')) })

export const counted = <T>(data: unknown): Counted<T> => ({ ...page<T>(data), summary: numbers(prop(data, 'summary')) })
