import type { Menu, MenuNode } from '@/entities/shared/menu'
import type { MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { menuType } from '@/entities/shared/enums'
import { above, within } from '@/kit/tree/tree'
import { groupOf, normalPath, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'

const SELF_PAGE = '/system-management/resourceManagement'

/** Id prefix of rows for hidden pages, which have no menu. */
export const HIDDEN_PAGE = 'page:'

/** Menu types allowed below a type; '' is the top level. */
const BELOW: Record<string, readonly number[]> = {
  '': [menuType.group, menuType.page, menuType.link],
  [menuType.group]: [menuType.page, menuType.link],
  [menuType.page]: [menuType.button],
}

export const typesBelow = (parent: Pick<Menu, 'type'> | undefined): readonly number[] =>
  BELOW[parent ? String(parent.type) : ''] ?? []

/** Returns the full path of a node; a page path may be relative to its group. */
export const pathOf = (index: MenuIndex, id: string): string => {
  const place = index.get(id)
  return place ? normalPath(place.node.path, normalPath(place.parent?.path)) : ''
}

/**
 * True for the nodes of this screen: its page, the ancestors and its buttons. They must not change, or nobody could
 * restore them.
 */
export const isSelf = (index: MenuIndex, id: string): boolean => {
  const page = [...index.keys()].find((one) => pathOf(index, one) === SELF_PAGE)
  const own = page === undefined ? undefined : index.get(page)?.node
  return (
    page !== undefined &&
    own !== undefined &&
    ([...above(index, page), ...within(own)].some((node) => node.id === id) || id === page)
  )
}

/**
 * True if a node, existing or new, is allowed below a parent (undefined = top level): its type fits, it is no
 * descendant of itself, and it has no outlet types that the parent lacks.
 */
export const mayHang = (
  index: MenuIndex,
  node: Pick<Menu, 'id' | 'type' | 'shopTypes'>,
  parent: MenuNode | undefined,
): boolean => {
  if (!typesBelow(parent).includes(Number(node.type))) return false
  if (!parent) return true
  const isBelow = parent.id === node.id || above(index, parent.id).some(({ id }) => id === node.id)
  const isWithin = (node.shopTypes ?? []).every((type) =>
    (parent.shopTypes ?? []).some((one) => Number(one) === Number(type)),
  )
  return !isBelow && isWithin
}

/** Target of a move: the parent ('' = top level) and the following sibling; without one the node is appended. */
export interface Move {
  id: string
  parentId: string
  beforeId?: string
}

export type Place = Pick<Menu, 'id' | 'parentId' | 'sort'>

const MAX = 9999
const sortOf = (node: Pick<Menu, 'sort'>) => Number(node.sort) || 0

/**
 * Returns the nodes whose place changes, in the order of saving: only the moved node if there is a gap in the
 * numbering, otherwise all that need new numbers.
 */
export const placesAfter = (
  roots: readonly MenuNode[],
  index: MenuIndex,
  { id, parentId, beforeId }: Move,
): Place[] => {
  const moved = index.get(id)?.node
  if (!moved) return []
  const brothers = (parentId ? (index.get(parentId)?.node.children ?? []) : roots).filter((node) => node.id !== id)
  const found = brothers.findIndex((node) => node.id === beforeId)
  const at = found < 0 ? brothers.length : found
  const [before, after] = [brothers[at - 1], brothers[at]]
  const low = before ? sortOf(before) : -1
  const sort = after ? Math.floor((low + sortOf(after)) / 2) : before ? low + 10 : 10
  if (sort > low && sort <= MAX && (!after || sort < sortOf(after))) return [{ id, parentId, sort }]
  return brothers
    .toSpliced(at, 0, moved)
    .map((node, place) => ({ id: node.id, parentId, sort: (place + 1) * 10 }))
    .filter((place) => place.id === id || sortOf(index.get(place.id)?.node ?? { sort: 0 }) !== place.sort)
}

/** Returns the tree as it will be once the places are saved. Nodes with an unknown parent move to the top level. */
export const withPlaces = (roots: readonly MenuNode[], places: readonly Place[]): MenuNode[] => {
  const changed = new Map(places.map((place) => [place.id, place]))
  const all: MenuNode[] = []
  const known = new Set<string>()
  const collect = (nodes: readonly MenuNode[], parentId: string) => {
    for (const { children, ...node } of nodes) {
      known.add(node.id)
      all.push({ ...node, parentId, ...changed.get(node.id) })
      collect(children ?? [], node.id)
    }
  }
  collect(roots, '')
  const below = (parentId: string): MenuNode[] =>
    all
      .filter((node) => node.parentId === parentId || (parentId === '' && !known.has(node.parentId)))
      .toSorted((a, b) => sortOf(a) - sortOf(b))
      .map((node) => {
        const children = below(node.id)
        return children.length ? { ...node, children } : node
      })
  return below('')
}

/** Returns a move up or down by one among the siblings; undefined at the end. */
export const stepOf = (roots: readonly MenuNode[], index: MenuIndex, id: string, by: -1 | 1): Move | undefined => {
  const parent = index.get(id)?.parent
  const brothers = parent ? (parent.children ?? []) : roots
  const at = brothers.findIndex((node) => node.id === id)
  const target = at + by
  if (at < 0 || target < 0 || target >= brothers.length) return undefined
  return { id, parentId: parent?.id ?? '', beforeId: brothers[by < 0 ? target : target + 1]?.id }
}

export interface RouteCheck {
  /** Pages without a menu, which nobody can reach. */
  missing: RouteLine[]
  /** Menus whose path is no page or group of the console. */
  dead: MenuNode[]
  /** Menus with a title other than that of their page. */
  retitled: { node: MenuNode; title: string }[]
  childless: MenuNode[]
}

/**
 * Compares the pages of the console with the menus. `titles` are the Chinese titles by path, the language of the
 * menus.
 */
export const checkRoutes = (
  index: MenuIndex,
  titles: Readonly<Record<string, string>>,
  lines: readonly RouteLine[] = routes,
): RouteCheck => {
  const nodes = [...index.values()]
    .map(({ node }) => node)
    .filter((node) => is(node.type, menuType.group, menuType.page))
  const paths = new Map(nodes.map((node) => [pathOf(index, node.id), node]))
  const pages = lines.filter((line) => !line.public)
  const own = new Set(pages.flatMap((line) => (line.single ? [line.path] : [line.path, groupOf(line.path)])))
  return {
    missing: pages.filter((line) => !line.hidden && !line.open && !paths.has(line.path)),
    dead: nodes.filter((node) => !own.has(pathOf(index, node.id))),
    retitled: nodes.flatMap((node) => {
      const title = titles[pathOf(index, node.id)]
      return title !== undefined && title !== node.title ? [{ node, title }] : []
    }),
    childless: nodes.filter((node) => is(node.type, menuType.group) && !node.children?.length),
  }
}

export const hiddenPages = (path: string, lines: readonly RouteLine[] = routes): RouteLine[] =>
  lines.filter((line) => line.hidden && !line.public && !line.single && groupOf(line.path) === path)
