import type { Page } from '@/api/reply'
import { text, texts, integer } from './input'

/** Page and sort of a list query, as they come. */
export interface Paging {
  pageNo?: unknown
  pageSize?: unknown
  sortField?: unknown
  sortOrder?: unknown
}

const MAX = 500

/** A filter by one or several chosen values; with none chosen everything passes. A row that has a list passes with any of its values. */
export const oneOf = (asked: unknown) => {
  const chosen = new Set(texts(asked))
  return (value: string | number | readonly (string | number)[]): boolean =>
    chosen.size === 0 ||
    (typeof value === 'object' ? value.some((one) => chosen.has(String(one))) : chosen.has(String(value)))
}

/** A filter by contained text, whatever the case. */
export const like = (asked: unknown) => {
  const needle = text(asked).toLowerCase()
  return (...values: string[]): boolean => needle === '' || values.some((value) => value.toLowerCase().includes(needle))
}

/** A filter by days or wire times from start to end, both included; a day and a time are compared by their day, '' is in no range. */
export const between = (start: unknown, end: unknown) => {
  const from = text(start)
  const to = text(end)
  return (value: string): boolean =>
    (from === '' || (value !== '' && value >= from.slice(0, value.length))) &&
    (to === '' || (value !== '' && value.slice(0, to.length) <= to.slice(0, value.length)))
}

/** A filter by phone: eleven digits, or the last four. */
export const byPhone = (asked: unknown) => {
  const phone = text(asked)
  return (value: string): boolean => phone === '' || (phone.length === 4 ? value.endsWith(phone) : value === phone)
}

/** A filter by a smallest and a largest number. */
export const within = (least: unknown, max: unknown) => {
  const [from, to] = [Number(text(least) || Number.NEGATIVE_INFINITY), Number(text(max) || Number.POSITIVE_INFINITY)]
  return (value: number): boolean => value >= from && value <= to
}

/** The rows from one place to another of the sorted list, without sorting the rest of it; equal rows keep their order. */
const cut = <Row>(rows: readonly Row[], order: (a: Row, b: Row) => number, from: number, to: number): Row[] => {
  if (from >= to) return []
  const pivot = rows[rows.length >> 1]
  if (rows.length <= 64 || pivot === undefined) return rows.toSorted(order).slice(from, to)
  const less: Row[] = []
  const same: Row[] = []
  const more: Row[] = []
  for (const row of rows) {
    const side = order(row, pivot)
    if (side === 0) same.push(row)
    else if (side < 0) less.push(row)
    else more.push(row)
  }
  const past = less.length + same.length
  return [
    ...cut(less, order, from, Math.min(to, less.length)),
    ...same.slice(Math.max(from - less.length, 0), Math.max(to - less.length, 0)),
    ...cut(more, order, Math.max(from - past, 0), Math.min(to - past, more.length)),
  ]
}

/** One page of rows (20 a page unless asked, 500 at most), in order if one is given, in the shape they are sent in; only these rows are shaped. */
export const paged = <Row, Out>(
  rows: readonly Row[],
  input: Paging,
  shape: (row: Row) => Out,
  order?: (a: Row, b: Row) => number,
): Page<Out> => {
  const size = Math.min(Math.max(integer(input.pageSize) ?? 20, 1), MAX)
  const from = (Math.max(integer(input.pageNo) ?? 1, 1) - 1) * size
  const some = order ? cut(rows, order, from, Math.min(from + size, rows.length)) : rows.slice(from, from + size)
  return { records: some.map(shape), total: rows.length }
}

/** What a picker offers: the first rows (20) that have the keyword in one of these fields, in the shape they are sent in. */
export const offered = <Row, Out>(
  rows: readonly Row[],
  { keyword }: { keyword?: unknown },
  fields: readonly { [K in keyof Row]: Row[K] extends string ? K : never }[keyof Row][],
  shape: (row: Row) => Out,
  max = 20,
): Out[] => {
  const has = like(keyword)
  // The type of the fields proves that they are texts.
  const fits = (row: Row) => has(...fields.map((field) => row[field] as string))
  return rows.filter(fits).slice(0, max).map(shape)
}

export { maskPhone as masked } from '@/lib/masks'
