import { enableStatus, menuType } from '@/entities/shared/enums'
import titles from '@/locales/zh/titles.json'
import { groupOf, routes } from '@/routes'
import type { RouteLine } from '@/routes/line'
import { wireTime } from '../../core/context'
import type { RoleRow } from '../data/types'
import { limitedRoles, menuButtons, menuIcons } from './menuSeeds'

/** A menu node as stored by the back end. The tree is built for each request. */
export interface MenuRow {
  id: string
  parentId: string
  /** 1 group, 2 page, 3 button, 4 external link. */
  type: number
  title: string
  path: string
  url: string
  permission: string
  icon: string
  shopTypes: number[]
  hidden: 0 | 1
  sort: number
  status: number
  remark: string
  updateTime: string
}

const ALL_SHOPS = [0, 1, 2, 3, 4, 5, 6]
const DAY = 86_400_000
const titleOfPath = new Map(Object.entries(titles))
const titleOf = (path: string): string => titleOfPath.get(path) ?? path
const order = Object.keys(menuIcons)
const placeIn = (path: string) => (order.includes(path) ? order.indexOf(path) : order.length)

const covers = (paths: readonly string[], page: string) =>
  paths.some((path) => page === path || page.startsWith(`${path}/`))

/** Returns the kinds of outlet that may be given a page: those of the roles that have it, and headquarters. */
const shopTypesOf = (line: RouteLine, roles: readonly RoleRow[]): number[] => {
  if (line.open || line.path === '/updatePassword') return ALL_SHOPS
  const given = roles.flatMap((role) =>
    role.menuPaths !== '*' && covers(role.menuPaths, line.path) ? role.shopTypes : [],
  )
  return ALL_SHOPS.filter((type) => type === 0 || given.includes(type))
}

/** Builds the menus from the route table: a node for each group, visible page and button. */
export const buildMenus = (roles: readonly RoleRow[], now: number): MenuRow[] => {
  const rows: MenuRow[] = []
  const lines = (routes as readonly RouteLine[]).filter((line) => !line.public && !line.hidden) // The table's own narrower type has no optional keys.
  const shopsOf = new Map(lines.map((line) => [line, shopTypesOf(line, roles)]))
  const add = (
    row: Pick<MenuRow, 'parentId' | 'type' | 'title' | 'sort' | 'shopTypes'> & Partial<MenuRow>,
  ): MenuRow => {
    const number = rows.length + 1
    const updateTime = wireTime(now - (number % 90) * DAY - number * 61_000)
    const full: MenuRow = {
      id: String(7000 + number),
      path: '',
      url: '',
      permission: '',
      icon: '',
      hidden: 0,
      status: enableStatus.enabled,
      remark: '',
      updateTime,
      ...row,
    }
    rows.push(full)
    return full
  }
  const addPage = (line: RouteLine, parentId: string, sort: number) => {
    const shopTypes = shopsOf.get(line) ?? []
    const page = add({
      parentId,
      type: menuType.page,
      title: titleOf(line.path),
      path: line.path,
      icon: menuIcons[line.path] ?? '',
      sort,
      shopTypes,
    })
    const buttons = Object.entries(menuButtons).find(([path]) => path === line.path)?.[1] ?? []
    buttons.forEach(({ permission, title }, index) =>
      add({ parentId: page.id, type: menuType.button, title, permission, sort: (index + 1) * 10, shopTypes }),
    )
  }
  const tops = [...new Set(lines.map((line) => (line.single ? line.path : groupOf(line.path))))].toSorted(
    (a, b) => placeIn(a) - placeIn(b),
  )
  tops.forEach((path, index) => {
    const sort = (index + 1) * 10
    const single = lines.find((line) => line.single && line.path === path)
    if (single) return addPage(single, '', sort)
    const pages = lines.filter((line) => !line.single && groupOf(line.path) === path)
    const shopTypes = ALL_SHOPS.filter((type) => pages.some((line) => shopsOf.get(line)?.includes(type)))
    const group = add({
      parentId: '',
      type: menuType.group,
      title: titleOf(path),
      path,
      icon: menuIcons[path] ?? '',
      sort,
      shopTypes,
    })
    pages.forEach((line, place) => addPage(line, group.id, (place + 1) * 10))
  })
  return rows
}

const open = new Set((routes as readonly RouteLine[]).filter((line) => line.open).map((line) => line.path)) // As in buildMenus.
const reads = new Set(
  Object.values(menuButtons)
    .flat()
    .filter((button) => button.reads)
    .map((button) => button.permission),
)

/**
 * Returns the nodes of a role in the demo data: its pages with their buttons and groups, and the pages open to all
 * users.
 */
export const grantsOf = (role: RoleRow, rows: readonly MenuRow[]): Set<string> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paths = role.menuPaths === '*' ? [] : role.menuPaths
  const limit = limitedRoles.get(role.roleCode)
  const given = new Set(
    rows
      .filter((row) => row.type === menuType.page && (open.has(row.path) || covers(paths, row.path)))
      .map(({ id }) => id),
  )
  const ids = new Set<string>()
  for (const row of rows) {
    const page = row.type === menuType.button ? byId.get(row.parentId) : row
    if (!page || !given.has(page.id)) continue
    if (row.type === menuType.button && limit && !reads.has(row.permission) && !limit.includes(row.permission)) continue
    ids.add(row.id)
    if (page.parentId) ids.add(page.parentId)
  }
  return ids
}
