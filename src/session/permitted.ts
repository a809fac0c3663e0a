import type { MenuNode } from '@/entities/shared/menu'
import { webUrl } from '@/lib/external'
import { isRecord } from '@/lib/json'
import { groupOf, lineOf, normalPath, routes } from '@/routes'
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

const nodes = (menus: unknown): MenuNode[] =>
  // Menu rows are the server's word; each use below proves the field it reads.
  (Array.isArray(menus) ? (menus.filter((menu) => isRecord(menu)) as unknown as MenuNode[]) : []).toSorted((a, b) => sortOf(a) - sortOf(b))

/**
 * The permitted tree, pure: a top-level route is kept only if a menu has its path, a child only if a sub-menu has it, hidden children of a kept
 * group and hidden top-level routes always (R-ACC-01..04); routes with roles only for their holders (R-ACC-07, R-ACC-08). Icons are the menus' (R-ACC-05).
 */
export const permitted = (menus: unknown, roles: readonly string[], lines: readonly RouteLine[] = routes): Permitted => {
  const pages = new Map<string, RouteLine>()
  const items: MenuItem[] = []
  const allowed = (line: RouteLine) => !line.public && (!line.roles?.length || line.roles.some((role) => roles.includes(role)))
  const keep = (line: RouteLine) => pages.set(line.path, line)
  const singles = new Map(lines.filter((line) => line.single && allowed(line)).map((line) => [line.path, line]))
  const groups = new Map<string, RouteLine[]>()
  for (const line of lines) if (!line.single && allowed(line)) groups.set(groupOf(line.path), [...(groups.get(groupOf(line.path)) ?? []), line])
  const seen = new Set<string>()

  for (const line of singles.values()) if (line.open || line.hidden) keep(line)
  const open = lines.filter((line) => line.open && !line.hidden && singles.has(line.path))
  const topPaths = new Set(nodes(menus).map((menu) => normalPath(menu.path)))
  for (const line of open) if (!topPaths.has(line.path)) items.push({ key: line.path, title: '', icon: 'HomeOutlined' })

  for (const menu of nodes(menus)) {
    const path = normalPath(menu.path)
    const url = webUrl(menu.url)
    if (url && !path) {
      if (!isHidden(menu) && !seen.has(url)) items.push({ key: url, title: text(menu.title), icon: text(menu.icon), external: true })
      seen.add(url)
      continue
    }
    if (!path || seen.has(path)) continue
    const single = singles.get(path)
    const group = groups.get(path)
    if (!single && !group) continue
    seen.add(path)
    if (single) {
      keep(single)
      if (!single.hidden && !isHidden(menu)) items.push({ key: path, title: text(menu.title), icon: text(menu.icon) })
      continue
    }
    const children: MenuItem[] = []
    const had = new Set<string>()
    for (const sub of nodes(menu.children)) {
      const subUrl = webUrl(sub.url)
      const subPath = normalPath(sub.path, path)
      if (subUrl && !subPath) {
        if (!isHidden(sub) && !had.has(subUrl)) children.push({ key: subUrl, title: text(sub.title), icon: text(sub.icon), external: true })
        had.add(subUrl)
        continue
      }
      const line = group?.find((one) => one.path === subPath)
      if (!line || had.has(subPath)) continue
      had.add(subPath)
      keep(line)
      if (!line.hidden && !isHidden(sub)) children.push({ key: subPath, title: text(sub.title), icon: text(sub.icon) })
    }
    for (const line of group ?? []) if (line.hidden) keep(line)
    if (children.length && !isHidden(menu)) items.push({ key: path, title: text(menu.title), icon: text(menu.icon), children })
  }
  return {
    pages,
    items: items.map((item) =>
      item.children?.length === 1 && item.children[0] && !item.children[0].external ? { ...item.children[0], icon: item.children[0].icon || item.icon } : item,
    ),
  }
}

/** Where a group's own path leads: its first permitted visible page. */
export const firstOf = (group: string, tree: Permitted): string | undefined =>
  [...tree.pages.keys()].find((path) => groupOf(path) === group && path !== group && !lineOf(path)?.hidden)

let last: { menus: unknown; roles: unknown; tree: Permitted } | undefined
const treeOf = ({ menus, user }: Pick<Identity, 'menus' | 'user'>): Permitted => {
  if (last?.menus !== menus || last.roles !== user?.roles) last = { menus, roles: user?.roles, tree: permitted(menus, user?.roles ?? []) }
  return last.tree
}

/** The permitted tree of whoever is signed in; the same object until menus or roles change. */
export const usePermitted = (): Permitted => useIdentity(treeOf)
