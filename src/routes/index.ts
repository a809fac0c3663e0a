import { isGiven } from '@/lib/given'
import { commerce } from './commerce'
import { community } from './community'
import { content } from './content'
import { leads } from './leads'
import type { RouteLine } from './line'
import { marketing } from './marketing'
import { members } from './members'
import { orders } from './orders'
import { system } from './system'
import { vehicle } from './vehicle'

/** Every route of the console, area by area, in the order of the menu. */
export const routes = [
  ...system,
  ...marketing,
  ...leads,
  ...orders,
  ...content,
  ...community,
  ...commerce,
  ...vehicle,
  ...members,
] as const satisfies RouteLine[]

/** What the menu orders its groups under, each the area of one file of routes. */
const HEADINGS = [
  { heading: 'system', lines: system },
  { heading: 'marketing', lines: marketing },
  { heading: 'leads', lines: leads },
  { heading: 'orders', lines: orders },
  { heading: 'content', lines: content },
  { heading: 'community', lines: community },
  { heading: 'commerce', lines: commerce },
  { heading: 'vehicle', lines: vehicle },
  { heading: 'members', lines: members },
] as const
export type Heading = (typeof HEADINGS)[number]['heading']

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

/** The heading that a page or group stands under in the menu; none for what is no page of the console, and for the page that is always there. */
export const headingOf = (path: string): Heading | undefined =>
  lineOf(path)?.fixed
    ? undefined
    : HEADINGS.find((one) => one.lines.some((line) => groupOf(line.path) === groupOf(path)))?.heading

/** Whether a path is one of the console's: a page, or a group of them. */
export const isKnown = (path: string): boolean =>
  lineOf(path) !== undefined || lines.some((line) => groupOf(line.path) === path)

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
