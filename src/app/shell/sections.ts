import { type Heading, headingOf } from '@/routes'
import type { MenuItem } from '@/session/permissions'

/** A part of the menu. The fixed entries, or an undivided menu, have no heading. */
export interface MenuSection {
  heading?: Heading | 'links'
  items: readonly MenuItem[]
}

const MIN = 15

/**
 * Returns the menu by headings. Each has the groups and pages of one module in menu order. Fixed entries come first,
 * external links last. A small menu is one part.
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
