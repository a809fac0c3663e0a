import { type Heading, headingOf } from '@/routes'
import type { MenuItem } from '@/session/permitted'

/** A part of the menu; without a heading what stands on top, or all of it. */
export interface MenuSection {
  heading?: Heading | 'links'
  items: readonly MenuItem[]
}

/** A menu of fewer pages has no headings. */
const MIN = 15

/**
 * The menu under its headings: each has the groups and pages of one area, both in the order of the menus. What is always there stands on top, links to
 * elsewhere at the end. Where there is little to order, all of it is one part.
 */
export const sectionsOf = (items: readonly MenuItem[]): MenuSection[] => {
  const headings = items.map(({ key, external }) => (external ? 'links' : headingOf(key)))
  const pages = items.reduce((sum, { children }) => sum + (children?.length ?? 1), 0)
  const areas = [...new Set(headings)].filter((heading) => heading !== undefined && heading !== 'links')
  if (pages < MIN || areas.length < 2) return [{ items }]
  return [undefined, ...areas, 'links' as const].flatMap((heading) => {
    const own = items.filter((_, at) => headings[at] === heading)
    return own.length ? [{ heading, items: own }] : []
  })
}
