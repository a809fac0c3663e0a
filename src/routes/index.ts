import { leads } from './leads'
import type { RouteLine } from './line'
import { marketing } from './marketing'
import { system } from './system'

/** Every route of the console, area by area, in the order of the menu. */
export const routes = [...system, ...marketing, ...leads] as const satisfies RouteLine[]

/** The path of a route. */
export type Path = (typeof routes)[number]['path']

/** The paths of an area that open as a tab. */
export type ScreenPath = Exclude<Path, '/login' | '/auth-redirect' | '/redirect/:path' | '/404' | '/401'>

const lines: readonly RouteLine[] = routes
const byPath = new Map(lines.map((line) => [line.path, line]))

/** The line of a path, or undefined for a path the console does not have. */
export const lineOf = (path: string): RouteLine | undefined => byPath.get(path)

/** One spelling for the paths of menus and routes: a leading slash, none at the end, no query; a child path may be relative to its parent's. */
export const normalPath = (path: unknown, parent = ''): string => {
  if (typeof path !== 'string') return ''
  const bare = path
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  if (bare === '') return ''
  return bare.startsWith('/') ? bare : `${parent}/${bare}`
}

/** The group of a path: its first segment. */
export const groupOf = (path: string): string => `/${path.split('/')[1] ?? ''}`

/** The address of a page with its query, checked against the route table; empty values are left out. */
export const to = (path: Path, search: Record<string, string | number | undefined> = {}): string => {
  const query = new URLSearchParams(Object.entries(search).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]])))
  return query.size ? `${path}?${query}` : path
}

/** The text key of a page's title: the first rule of which all keys are in the query, else the path (R-TITLE-01..07). */
export const titleKey = (path: string, query: URLSearchParams, line = lineOf(path)): string =>
  line?.titles?.find(({ when }) => when.every((key) => query.get(key)))?.title ?? path
