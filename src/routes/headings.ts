import { commerce } from './commerce'
import { community } from './community'
import { content } from './content'
import { leads } from './leads'
import { marketing } from './marketing'
import { members } from './members'
import { orders } from './orders'
import { groupOf } from './paths'
import { system } from './system'
import { lineOf } from './table'
import { vehicle } from './vehicle'
import { voice } from './voice'

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
  { heading: 'voice', lines: voice },
] as const
export type Heading = (typeof HEADINGS)[number]['heading']

const headingsByGroup = new Map<string, Heading>(
  HEADINGS.toReversed().flatMap(({ heading, lines }) => lines.map(({ path }) => [groupOf(path), heading] as const)),
)

export const headingOf = (path: string): Heading | undefined =>
  lineOf(path)?.fixed ? undefined : headingsByGroup.get(groupOf(path))
