import type { MenuNode } from '@/entities/shared/menu'
import { webUrl } from '@/lib/external'
import { isRecord } from '@/lib/json'
import { groupOf, normalPath, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { type Identity, useIdentity } from './identity'

export interface MenuItem {
  key: string
  title: string
  icon: string
  external?: boolean
  children?: MenuItem[]
}

export interface Permitted {
  pages: ReadonlyMap<string, RouteLine>
  /** Entries of the sidebar in menu order (R-SHELL-01..04). */
  items: MenuItem[]
}

const isHidden = (menu: MenuNode): boolean => [1, true, '1', 'true'].includes(menu.hidden)
const sortOf = (menu: MenuNode): number => (Number.isFinite(Number(menu.sort ?? 0)) ? Number(menu.sort ?? 0) : 0)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const LINK = 4
/**
 * Returns the address of an external link: a menu of type LINK, or one that is no page or group of the console and
 * has a web address in `url` or `path`.
 */
const linkOf = ({ type, path, url }: MenuNode, isOwn: boolean): string | undefined =>
  isOwn && Number(type) !== LINK ? undefined : (webUrl(url) ?? webUrl(path))
const itemOf = (menu: MenuNode, key: string): MenuItem => ({ key, title: text(menu.title), icon: text(menu.icon) })

const nodes = (menus: unknown): MenuNode[] =>
  // Rows are unchecked server data. Each use below validates the field it reads.
  (Array.isArray(menus) ? (menus.filter((menu) => isRecord(menu)) as unknown as MenuNode[]) : []).toSorted(
    (a, b) => sortOf(a) - sortOf(b),
  )

/**
 * Builds the permitted tree. A top-level route needs a menu with its path, a child a sub-menu. Hidden children of a
 * kept group and hidden top-level routes always stay (R-ACC-01..04). Routes with roles need one of them (R-ACC-07,
 * R-ACC-08). Icons come from the menus (R-ACC-05). `lines` replaces the route table (R-ACC-06).
 */
export const permitted = (
  menus: unknown,
  roles: readonly string[],
  lines: readonly RouteLine[] = routes,
): Permitted => {
  const pages = new Map<string, RouteLine>()
  const items: MenuItem[] = []
  const allowed = (line: RouteLine) =>
    !line.public && (!line.roles?.length || line.roles.some((role) => roles.includes(role)))
  const keep = (line: RouteLine) => pages.set(line.path, line)
  const singles = new Map(lines.filter((line) => line.single && allowed(line)).map((line) => [line.path, line]))
  const groups = new Map<string, RouteLine[]>()
  for (const line of lines)
    if (!line.single && allowed(line)) groups.set(groupOf(line.path), [...(groups.get(groupOf(line.path)) ?? []), line])
  const seen = new Set<string>()

  for (const line of singles.values()) if (line.open || line.hidden) keep(line)
  const open = lines.filter((line) => line.open && !line.hidden && singles.has(line.path))
  const topPaths = new Set(nodes(menus).map((menu) => normalPath(menu.path)))
  for (const line of open) if (!topPaths.has(line.path)) items.push({ key: line.path, title: '', icon: 'HomeOutlined' })

  for (const menu of nodes(menus)) {
    const path = normalPath(menu.path)
    const single = singles.get(path)
    const group = groups.get(path)
    const url = linkOf(menu, single !== undefined || group !== undefined)
    if (url !== undefined) {
      if (!isHidden(menu) && !seen.has(url)) items.push({ ...itemOf(menu, url), external: true })
      seen.add(url)
      continue
    }
    if ((!single && !group) || seen.has(path)) continue
    seen.add(path)
    if (single) {
      keep(single)
      if (!single.hidden && !isHidden(menu)) items.push(itemOf(menu, path))
      continue
    }
    const children: MenuItem[] = []
    const had = new Set<string>()
    for (const sub of nodes(menu.children)) {
      const subPath = normalPath(sub.path, path)
      const line = group?.find((one) => one.path === subPath)
      const subUrl = linkOf(sub, line !== undefined)
      if (subUrl !== undefined) {
        if (!isHidden(sub) && !had.has(subUrl)) children.push({ ...itemOf(sub, subUrl), external: true })
        had.add(subUrl)
        continue
      }
      if (!line || had.has(subPath)) continue
      had.add(subPath)
      keep(line)
      if (!line.hidden && !isHidden(sub)) children.push(itemOf(sub, subPath))
    }
    for (const line of group ?? []) if (line.hidden) keep(line)
    if (children.length && !isHidden(menu))
      items.push({ key: path, title: text(menu.title), icon: text(menu.icon), children })
  }
  return {
    pages,
    items: items.map((item) =>
      item.children?.length === 1 && item.children[0] && !item.children[0].external
        ? { ...item.children[0], icon: item.children[0].icon || item.icon }
        : item,
    ),
  }
}

/**
 * Returns the target of a group's path: its permitted front page (R-GUARD-11), else the first permitted visible one.
 */
export const firstOf = (group: string, tree: Permitted): string | undefined => {
  const visible = [...tree.pages.values()].filter(
    ({ path, hidden }) => groupOf(path) === group && path !== group && !hidden,
  )
  return (visible.find(({ front }) => front) ?? visible[0])?.path
}

let last: { menus: unknown; roles: unknown; tree: Permitted } | undefined
const treeOf = ({ menus, user }: Pick<Identity, 'menus' | 'user'>): Permitted => {
  if (last?.menus !== menus || last.roles !== user?.roles)
    last = { menus, roles: user?.roles, tree: permitted(menus, user?.roles ?? []) }
  return last.tree
}

/** Returns the permitted tree of the current user. The object is stable until menus or roles change. */
export const usePermitted = (): Permitted => useIdentity(treeOf)
