import type { Page } from '@/api/reply'
import { Refusal } from '../core/types'
import { text, texts, whole } from './input'

/** Page and sort of a list query, as they come. */
export interface Paging {
  pageNo?: unknown
  pageSize?: unknown
  sortField?: unknown
  sortOrder?: unknown
}

const MOST = 500
const EXPORT_LIMIT = 50_000

/** A filter by one or several chosen values; with none chosen everything passes. A row that has a list passes with any of its values. */
export const oneOf = (asked: unknown) => {
  const chosen = new Set(texts(asked))
  return (value: string | number | readonly (string | number)[]): boolean =>
    chosen.size === 0 || (typeof value === 'object' ? value.some((one) => chosen.has(String(one))) : chosen.has(String(value)))
}

/** A filter by contained text, whatever the case. */
export const like = (asked: unknown) => {
  const needle = text(asked).toLowerCase()
  return (...values: string[]): boolean => needle === '' || values.some((value) => value.toLowerCase().includes(needle))
}

/** A filter by wire times from start to end, both included; a bare day as the end means all of that day. */
export const between = (start: unknown, end: unknown) => {
  const from = text(start)
  const to = text(end)
  return (value: string): boolean => (from === '' || value >= from) && (to === '' || (value !== '' && value.slice(0, to.length) <= to))
}

/** How two rows are ordered: by the asked field if the list allows it, else by `first`, newest or largest on top. */
export const ordered = <Row>(input: Paging, allowed: readonly (keyof Row & string)[], first: keyof Row & string) => {
  const field = allowed.find((one) => one === input.sortField) ?? first
  const way = field === input.sortField && input.sortOrder === 'asc' ? 1 : -1
  return (a: Row, b: Row): number => (a[field] === b[field] ? 0 : a[field] < b[field] ? -way : way)
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
export const paged = <Row, Out>(rows: readonly Row[], input: Paging, shape: (row: Row) => Out, order?: (a: Row, b: Row) => number): Page<Out> => {
  const size = Math.min(Math.max(whole(input.pageSize) ?? 20, 1), MOST)
  const from = (Math.max(whole(input.pageNo) ?? 1, 1) - 1) * size
  const some = order ? cut(rows, order, from, Math.min(from + size, rows.length)) : rows.slice(from, from + size)
  return { records: some.map(shape), total: rows.length }
}

/** Refuses an export that is too large for one sheet. */
export const exportable = <Row>(rows: Row[]): Row[] => {
  if (rows.length > EXPORT_LIMIT) throw new Refusal(400, '导出数据超过5万条，请缩小筛选范围')
  return rows
}

/** A phone number as lists and exports show it. */
export const masked = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
