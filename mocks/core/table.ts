import type { Page } from '@/api/reply'
import { text, texts, integer } from './input'

export interface Paging {
  pageNo?: unknown
  pageSize?: unknown
  sortField?: unknown
  sortOrder?: unknown
}

const MAX = 500

/**
 * Creates a filter by one or several values. Without a value every row passes. A row with a list passes by any of its
 * values.
 */
export const oneOf = (asked: unknown) => {
  const chosen = new Set(texts(asked))
  return (value: string | number | readonly (string | number)[]): boolean =>
    chosen.size === 0 ||
    (typeof value === 'object' ? value.some((one) => chosen.has(String(one))) : chosen.has(String(value)))
}

export const like = (asked: unknown) => {
  const needle = text(asked).toLowerCase()
  return (...values: string[]): boolean => needle === '' || values.some((value) => value.toLowerCase().includes(needle))
}

/**
 * Creates a filter by days or wire times, both ends included. A day is compared with the day of a time. An empty
 * value is in no range.
 */
export const between = (start: unknown, end: unknown) => {
  const from = text(start)
  const to = text(end)
  return (value: string): boolean =>
    (from === '' || (value !== '' && value >= from.slice(0, value.length))) &&
    (to === '' || (value !== '' && value.slice(0, to.length) <= to.slice(0, value.length)))
}

export const byPhone = (asked: unknown) => {
  const phone = text(asked)
  return (value: string): boolean => phone === '' || (phone.length === 4 ? value.endsWith(phone) : value === phone)
}

export const within = (least: unknown, max: unknown) => {
  const [from, to] = [Number(text(least) || Number.NEGATIVE_INFINITY), Number(text(max) || Number.POSITIVE_INFINITY)]
  return (value: number): boolean => value >= from && value <= to
}

/** Returns a slice of the sorted list without sorting the rest. Equal rows keep their order. */
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

/**
 * Returns one page of rows (20 by default, 500 at most), sorted if an order is given. Only the rows of the page are
 * shaped.
 */
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

/** Returns the first rows (20) that contain the keyword in one of these fields, for a picker. */
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

export { maskPhone as masked } from '@/lib/masking'
