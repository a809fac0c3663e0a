import { numberIn, sumOf } from '@/lib/counts'
import type { FailRow, ImportSummary } from '@/entities/shared/file'
import { isRecord, parseJson, prop, parseNested } from '@/lib/json'
import { translate } from '@/locales'
import { ApiError } from './error'
import { cell, listIn, type Noun, ref, words } from './refs'

/** A page of a list. */
export interface Page<T> {
  records: T[]
  total: number
  /** No total was sent that can be true: it is the number of the rows. */
  guessed?: true
  /** There are more rows than `total`: the server counts no further. */
  totalMore?: true
  /** When its figures were counted, where that was sent. */
  asOf?: string
}

/** Whether a reply's code means success: exactly 200, 201, 510 and the text OK (R-REPLY-01). */
export const isSuccess = (code: unknown): boolean => code === 200 || code === 201 || code === 510 || code === 'OK'

/** The text of a failure: `message`, else `msg`, when it is text that says something (R-REPLY-04). */
export const messageOf = (body: unknown): string | undefined =>
  [prop(body, 'message'), prop(body, 'msg')].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )

/** Messages by field, where a refusal names fields in `errors` or `data.errors`. */
export const fieldsOf = (body: unknown): Record<string, string> => {
  const errors = prop(body, 'errors') ?? prop(prop(body, 'data'), 'errors')
  return isRecord(errors)
    ? Object.fromEntries(
        Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
}

/** The JSON of a text, or undefined where it is none. */
export const tryJson = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

const cells = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, cell(key, value)]))

/** The records of a list; of a noun also what stands for one. */
const recordsIn = (data: unknown, noun?: Noun): Record<string, unknown>[] =>
  (listIn(data) ?? []).map((one) => (noun ? ref(noun, one) : one)).filter(isRecord)

/** Reads a list out of what servers call records, list, rows or data, or that is one itself; rows that are no objects are left out. */
export const rows = <T>(data: unknown): T[] =>
  // The fields of a row are the server's word; kinds show whatever comes.
  recordsIn(data).map(cells) as T[]

/** Reads a list of what others refer to, of which each row may be an id, a text or a record. */
export const refs =
  <T>(noun: Noun) =>
  (data: unknown): T[] =>
    recordsIn(data, noun).map(cells) as T[] // As in `rows`.

/** Reads a list that may be left out, which is not the same as an empty one. */
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

/** Reads a page: its rows, and `total` or `count` where it is a whole number that can be true, else as many as there are. */
export const page = <T>(data: unknown): Page<T> => pageWith(data, rows<T>(data))

/** Reads a page of what others refer to. */
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
 * What in a record is not plain: `[]` a list of plain values, `[parts]` a list of records, `parts` a record, `{ maybe: parts }` one that may be missing;
 * of a list, or of what may be undefined, also what reads it, such as `refs('role')`.
 * The compiler asks for each of them, so that nothing a screen renders can be of another shape than its type says.
 */
export type Parts<T> = {
  readonly [K in keyof T as NonNullable<T[K]> extends object ? K : never]-?: Part<T[K], NonNullable<T[K]>>
}
type AnyPart = ((list: unknown) => unknown) | AnyParts | { readonly maybe: AnyParts } | readonly AnyParts[]
interface AnyParts {
  readonly [key: string]: AnyPart
}

/** A value that can stand in a text: a ref is its key or name, any other record none, and a list what is plain in it. */
const flat = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return words(key, value).join(', ')
  const found = cell(key, value)
  return isRecord(found) ? undefined : found
}

const isList = (part: AnyPart): part is readonly AnyParts[] => Array.isArray(part)
const isMaybe = (part: AnyPart): part is { readonly maybe: AnyParts } => 'maybe' in part
const partOf = (key: string, packed: unknown, parts: AnyPart): unknown => {
  const value = parseNested(packed)
  // A list may come as one text.
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

/** Reads one record whose lists and records are those of its type, and all else in it plain (F-67). A success without a record fails: there is nothing to show. */
export const record =
  <T>(parts: Parts<T>) =>
  (data: unknown): T => {
    if (!isRecord(data) || Object.keys(data).length === 0)
      throw new ApiError('reply', translate('kit.notThere'), 'empty')
    // What is plain is the server's word; kinds show whatever comes.
    return shaped(data, parts) as T
  }

/** Reads a list of such records, for what is rendered without kinds; see `refs` for the noun. */
export const records =
  <T>(parts: Parts<T>, noun?: Noun) =>
  (data: unknown): T[] =>
    recordsIn(data, noun).map((row) => shaped(row, parts) as T) // As in `record`.

/** Reads a page of such records. */
export const pageOf =
  <T>(parts: Parts<T>, noun?: Noun) =>
  (data: unknown): Page<T> =>
    pageWith(data, records(parts, noun)(data))

/** Reads such a record that stands beside a list; undefined where there is none. */
export const beside = <T>(data: unknown, key: string, parts: Parts<T>): T | undefined => {
  const value = prop(data, key)
  // As in `record`.
  return isRecord(value) ? (shaped(value, parts) as T) : undefined
}

/** Reads what an import answers; undefined where it names no counts, so that nothing is told that the server did not say. */
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

/** Numbers by name, of which any may not have been sent. */
export type Numbers = Readonly<Partial<Record<string, number>>>
/** A page with counts that stand beside its rows: by the values of a state, `all` for their total, or by name. */
export interface Counted<T> extends Page<T> {
  summary: Numbers
}

/** Reads numbers by name, also out of text; what is no number among them is left out. */
export const numbers = (data: unknown): Numbers =>
  Object.fromEntries(
    (isRecord(data) ? Object.entries(data) : []).flatMap(([name, value]) => {
      const number = numberIn(value)
      return number === null ? [] : [[name, number]]
    }),
  )

/**
 * How many there are in all states: what was sent as `all`, else the sum of the states, else the total of a list that is not `narrowed` to some of them;
 * null where nobody said.
 */
export const allOf = (
  { summary, total }: Pick<Counted<unknown>, 'summary' | 'total'>,
  states: readonly (string | number)[],
  narrowed: boolean,
): number | null => summary.all ?? sumOf(states.map((state) => summary[state])) ?? (narrowed ? null : total)

/** Reads a page of such records with its `summary`. */
export const countedOf =
  <T>(parts: Parts<T>) =>
  (data: unknown): Counted<T> => ({ ...pageOf(parts)(data), summary: numbers(prop(data, 'summary')) })

/** Reads a page with its `summary`; what is no number in it is left out. */
export const counted = <T>(data: unknown): Counted<T> => ({ ...page<T>(data), summary: numbers(prop(data, 'summary')) })
