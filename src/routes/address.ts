import { isGiven } from '@/lib/given'
import { lineOf, type Path } from './table'

/** Clears a filter that has a default: 'createTime=' matches any day. */
export const NO_FILTER = Symbol('no filter')

export const newTitleOf = (path: string): string => `${path}#new`

export type Search = Readonly<Record<string, string | number | null | undefined | typeof NO_FILTER>>

const isKey = (path: string, name: string): boolean =>
  /^id$|(Id|No)$/.test(name) || lineOf(path)?.needs?.includes(name) === true

/**
 * Returns the address of a page with its query, without empty values. Returns '' if a record key is empty, because
 * another page would open.
 */
export const addressTo = (path: string, search: Search = {}): string => {
  const entries = Object.entries(search).filter(([, value]) => value === NO_FILTER || isGiven(value))
  if (Object.keys(search).some((name) => isKey(path, name) && !isGiven(search[name]))) return ''
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value === NO_FILTER ? '' : String(value)]))
  return query.size ? `${path}?${query}` : path
}

export const to = (path: Path, search?: Search): string => addressTo(path, search)

/**
 * Returns the title key: of the first rule with all its keys in the query (R-TITLE-01..07), of a new record, else the
 * path.
 */
export const titleKey = (path: string, query: URLSearchParams, line = lineOf(path)): string =>
  line?.titles?.find(({ when }) => when.every((key) => query.get(key)))?.title ??
  (line?.alsoNew && !query.get('id') ? newTitleOf(path) : path)
