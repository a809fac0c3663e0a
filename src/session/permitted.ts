import type { MenuNode } from '@/entities/shared/menu'
import { webUrl } from '@/lib/external'
import { isRecord } from '@/lib/json'
import { groupOf, normalPath, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { type Identity, useIdentity } from './identity'

/** An entry of the sidebar: a page, a group of them, or an external link. */
export interface MenuItem {
  /** The path of a page or group, or the address of an external link. */
  key: string
  /** The title of the menu entry; a page's own title is the text of its path. */
  title: string
  icon: string
  external?: boolean
  children?: MenuItem[]
}

export interface Permitted {
  /** Every path that opens, visible or hidden, with its line. */
  pages: ReadonlyMap<string, RouteLine>
  /** What the sidebar shows, in the order of the menus (R-SHELL-01..04). */
  items: MenuItem[]
}

const isHidden = (menu: MenuNode): boolean => [1, true, '1', 'true'].includes(menu.hidden)
const sortOf = (menu: MenuNode): number => (Number.isFinite(Number(menu.sort ?? 0)) ? Number(menu.sort ?? 0) : 0)
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The type of a menu that is an external link. */
const LINK = 4
/**
 * The address of an external link: what the menus call one, or an entry whose `path` is an address, or that has one in `url` and is no page or group of
 * the console.
 */
const linkOf = ({ type, path, url }: MenuNode, isOwn: boolean): string | undefined =>
  isOwn && Number(type) !== LINK ? undefined : (webUrl(url) ?? webUrl(path))
const itemOf = (menu: MenuNode, key: string): MenuItem => ({ key, title: text(menu.title), icon: text(menu.icon) })

const nodes = (menus: unknown): MenuNode[] =>
  // Menu rows are the server's word; each use below proves the field it reads.
  (Array.isArray(menus) ? (menus.filter((menu) => isRecord(menu)) as unknown as MenuNode[]) : []).toSorted(
    (a, b) => sortOf(a) - sortOf(b),
  )

/**
 * The permitted tree, pure: a top-level route is kept only if a menu has its path, a child only if a sub-menu has it, hidden children of a kept
 * group and hidden top-level routes always (R-ACC-01..04); routes with roles only for their holders (R-ACC-07, R-ACC-08). Icons are the menus' (R-ACC-05).
 * Another route table can take the place of the console's own (R-ACC-06).
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

/** Where a group's own path leads: its front page wherever that is permitted (R-GUARD-11), else its first permitted visible page. */
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

/** The permitted tree of whoever is signed in; the same object until menus or roles change. */
export const usePermitted = (): Permitted => useIdentity(treeOf)
