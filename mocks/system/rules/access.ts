import { dataScope, dealerType, enableStatus, menuType } from '@/entities/shared/enums'
import { copied, onReset } from '../../core/control'
import { Refusal } from '../../core/types'
import type { RoleRow, UserRow } from '../data/types'
import { buildMenus, grantsOf, type MenuRow } from './menuTree'
import { org, reference, roleById } from './store'

export let menuRows: MenuRow[]
/** Nodes of each role by its id, including half-checked parents. A role with full access is not in it. */
export let grants: Map<string, Set<string>>

const seeds = copied(() => {
  const rows = buildMenus(org.roles, reference())
  const limited = org.roles.filter((role) => role.menuPaths !== '*')
  return { rows, grants: new Map(limited.map((role) => [role.id, grantsOf(role, rows)])) }
})
onReset(() => {
  ;({ rows: menuRows, grants } = seeds())
})

export const dropMenu = (id: string): void => {
  menuRows = menuRows.filter((row) => row.id !== id)
  for (const ids of grants.values()) ids.delete(id)
}

export const isEverything = (role: RoleRow): boolean => role.menuPaths === '*'

export const rolesOf = (user: UserRow): RoleRow[] =>
  user.roleIds.flatMap((id) => roleById(id) ?? []).filter((role) => role.status === enableStatus.enabled)

export const isSuperadmin = (user: UserRow): boolean => rolesOf(user).some(isEverything)

/** Returns the enabled nodes that the roles grant. A node below a disabled or missing node is left out. */
export const menusOfRoles = (roles: readonly RoleRow[]): MenuRow[] => {
  const everything = roles.some(isEverything)
  const byId = new Map(menuRows.map((row) => [row.id, row]))
  const given = (row: MenuRow | undefined): boolean =>
    row !== undefined &&
    row.status === enableStatus.enabled &&
    (everything || roles.some((role) => grants.get(role.id)?.has(row.id))) &&
    (row.parentId === '' || given(byId.get(row.parentId)))
  return menuRows.filter(given)
}

/** Returns the permission strings of a user; '*' means all. */
export const permissionsOf = (user: UserRow): string[] =>
  isSuperadmin(user)
    ? ['*']
    : menusOfRoles(rolesOf(user)).flatMap((row) => (row.type === menuType.button ? row.permission : []))

/** Throws a 403 unless the user's roles grant the permission. */
export const demand = (user: UserRow, permission: string): void => {
  const permissions = permissionsOf(user)
  if (!permissions.includes('*') && !permissions.includes(permission)) throw new Refusal(403, '没有操作权限')
}

/** Throws a 403 unless the user's menus contain the page. */
export const demandPage = (user: UserRow, path: string): void => {
  if (!menusOfRoles(rolesOf(user)).some((row) => row.path === path)) throw new Refusal(403, '没有访问权限')
}

/** Throws a 403 unless the user's menus contain one of the pages. */
export const demandOnePage = (user: UserRow, paths: readonly string[]): void => {
  if (!menusOfRoles(rolesOf(user)).some((row) => paths.includes(row.path))) throw new Refusal(403, '没有访问权限')
}

/** Records a user may see: all of them, or those of some areas and dealers. */
interface Scope {
  all: boolean
  areas: ReadonlySet<string>
  dealers: ReadonlySet<string>
}

const secondTier = (codes: readonly string[]) =>
  org.secondDealers.flatMap((second) =>
    second.dealerCode && codes.includes(second.parentDealerCode) ? second.dealerCode : [],
  )

/**
 * Returns the data scope of a user: the widest of the roles, limited by the level of the organisation. A sales area
 * is limited to its area, a dealer to its own house with the second tier, a group to its dealers. A suspended group
 * sees no dealer.
 */
const scopeOf = (user: UserRow): Scope => {
  const areas = new Set<string>()
  const dealers = new Set<string>()
  const kinds = new Set(rolesOf(user).map((role) => role.dataScope))
  if (user.dealerType === dealerType.headquarters && kinds.has(1)) return { all: true, areas, dealers }
  if (user.dealerType <= 2) {
    for (const code of user.relatedDealerCodes) dealers.add(code)
    if ((kinds.has(1) || kinds.has(2)) && user.areaName) areas.add(user.areaName)
    for (const role of rolesOf(user).filter((one) => one.dataScope === dataScope.custom)) {
      for (const area of role.scopeAreas)
        if (user.dealerType === dealerType.headquarters || area === user.areaName) areas.add(area)
      for (const code of role.scopeDealers) dealers.add(code)
    }
    return { all: false, areas, dealers }
  }
  if (kinds.size === 0 || (kinds.size === 1 && kinds.has(6))) return { all: false, areas, dealers }
  dealers.add(user.dealerCode)
  const isRunning = org.groups.some(
    (group) => group.groupCode === user.dealerCode && group.status === enableStatus.enabled,
  )
  const own =
    user.dealerType !== dealerType.group
      ? [user.dealerCode]
      : org.dealers
          .filter((dealer) => isRunning && dealer.groupCode === user.dealerCode)
          .map((dealer) => dealer.dealerCode)
  if (user.dealerType === dealerType.group || (user.dealerType === dealerType.dealer && kinds.has(4)))
    for (const code of [...own, ...secondTier(own)]) dealers.add(code)
  return { all: false, areas, dealers }
}

/** Returns a predicate for records of a dealer or area within the user's data scope. */
export const seesRecord = (user: UserRow) => {
  const scope = scopeOf(user)
  return (row: { areaName: string; dealerCode: string }): boolean =>
    scope.all ||
    (row.areaName !== '' && scope.areas.has(row.areaName)) ||
    (row.dealerCode !== '' && scope.dealers.has(row.dealerCode))
}

/**
 * Returns a predicate for accounts within the user's data scope. A dealer administers only the accounts of its own
 * house.
 */
export const seesUser = (user: UserRow) => {
  const sees = seesRecord(user)
  const inHouse = (row: UserRow) =>
    user.dealerType < 3 || user.dealerType === dealerType.group || row.dealerCode === user.dealerCode
  return (row: UserRow): boolean => row.id === user.id || (sees(row) && inHouse(row))
}
