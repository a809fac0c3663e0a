import { isGiven } from '@/lib/given'
import { lineOf, type Path } from './table'

/** Opens a list with a filter empty that has a value by default: 'createTime=' is of whatever day. */
export const NO_FILTER = Symbol('no filter')

/** The text key of a page's title while it is the form of a new record. */
export const newTitleOf = (path: string): string => `${path}#new`

/** What a page is opened with. */
export type Search = Readonly<Record<string, string | number | null | undefined | typeof NO_FILTER>>

const isKey = (path: string, name: string): boolean =>
  /^id$|(Id|No)$/.test(name) || lineOf(path)?.needs?.includes(name) === true

/** The address of any page with its query; empty values are left out. '' where a key of what it is about is empty: without it another page would open. */
export const addressTo = (path: string, search: Search = {}): string => {
  const entries = Object.entries(search).filter(([, value]) => value === NO_FILTER || isGiven(value))
  if (Object.keys(search).some((name) => isKey(path, name) && !isGiven(search[name]))) return ''
  const query = new URLSearchParams(entries.map(([name, value]) => [name, value === NO_FILTER ? '' : String(value)]))
  return query.size ? `${path}?${query}` : path
}

/** As `addressTo`, for a page of the route table. */
export const to = (path: Path, search?: Search): string => addressTo(path, search)

/** The text key of a page's title: the first rule of which all keys are in the query (R-TITLE-01..07), that of a new record, else the path. */
export const titleKey = (path: string, query: URLSearchParams, line = lineOf(path)): string =>
  line?.titles?.find(({ when }) => when.every((key) => query.get(key)))?.title ??
  (line?.alsoNew && !query.get('id') ? newTitleOf(path) : path)
