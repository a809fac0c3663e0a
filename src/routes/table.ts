import { commerce } from './commerce'
import { community } from './community'
import { content } from './content'
import { leads } from './leads'
import type { RouteLine } from './line'
import { marketing } from './marketing'
import { members } from './members'
import { orders } from './orders'
import { groupOf } from './paths'
import { system } from './system'
import { vehicle } from './vehicle'
import { voice } from './voice'

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
  ...voice,
] as const satisfies RouteLine[]

/** The path of a route. */
export type Path = (typeof routes)[number]['path']

/** The paths of an area that open as a tab. */
export type ScreenPath = Exclude<Path, '/login' | '/auth-redirect' | '/redirect/:path' | '/404' | '/401'>

const lines: readonly RouteLine[] = routes
const byPath = new Map(lines.map((line) => [line.path, line]))

/** The line of a path, or undefined for a path the console does not have. */
export const lineOf = (path: string): RouteLine | undefined => byPath.get(path)

/** Whether a path is one of the console's: a page, or a group of them. */
export const isKnown = (path: string): boolean =>
  lineOf(path) !== undefined || lines.some((line) => groupOf(line.path) === path)
