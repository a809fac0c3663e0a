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

export type Path = (typeof routes)[number]['path']

export type ScreenPath = Exclude<Path, '/login' | '/auth-redirect' | '/redirect/:path' | '/404' | '/401'>

const lines: readonly RouteLine[] = routes
const byPath = new Map(lines.map((line) => [line.path, line]))

export const lineOf = (path: string): RouteLine | undefined => byPath.get(path)

export const isKnown = (path: string): boolean =>
  lineOf(path) !== undefined || lines.some((line) => groupOf(line.path) === path)
