import type { MenuNode } from '@/entities/shared/menu'
import type { Role } from '@/entities/shared/role'
import { granted, type MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { dataScope, enableStatus, menuType, shopType } from '@/entities/shared/enums'
import { above, within } from '@/kit/tree/tree'
import { lineOf, normalPath } from '@/routes'
import { permitted } from '@/session/permissions'

const ROLE_PAGE = '/system-management/roleManagement'

export type RoleInput = Pick<
  Role,
  | 'roleName'
  | 'roleCode'
  | 'shopTypes'
  | 'homeVariant'
  | 'sort'
  | 'remark'
  | 'menuIds'
  | 'dataScope'
  | 'scopeAreas'
  | 'scopeDealers'
>

/** Returns the data scopes that every given outlet type allows. */
export const scopesFor = (shopTypes: readonly number[]): number[] => {
  const { all, area, group, dealerAndSecond, dealer, self, custom } = dataScope
  const of = (type: number): number[] =>
    type === shopType.headquarters
      ? [all, area, self, custom]
      : type === shopType.group
        ? [group, self]
        : type === shopType.second
          ? [dealer, self]
          : [dealerAndSecond, dealer, self]
  return dataScope.options
    .map(({ value }) => value)
    .filter((scope) => shopTypes.every((type) => of(type).includes(scope)))
}

/** Returns the outlet types that can be combined with the chosen ones; headquarters cannot be combined. */
export const shopTypesBeside = (chosen: readonly number[]): number[] =>
  chosen.includes(shopType.headquarters)
    ? [shopType.headquarters]
    : shopType.options.map(({ value }) => value).filter((type) => !chosen.length || type !== shopType.headquarters)

/** Returns the menu ids to save: the chosen ones allowed for the outlet types. Ids missing from the tree are kept. */
export const toSave = (chosen: readonly string[], index: MenuIndex, grantable: ReadonlySet<string>): string[] =>
  chosen.filter((id) => !index.has(id) || grantable.has(id))

export const differenceOf = (
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
})

/** True if the menus include this screen and its ancestors, which its users must not lose. */
export const holdsRolePage = (index: MenuIndex, ids: readonly string[]): boolean =>
  ids.some((id) => {
    const place = index.get(id)
    const isPage = place !== undefined && normalPath(place.node.path, normalPath(place.parent?.path)) === ROLE_PAGE
    return isPage && above(index, id).every((one) => ids.includes(one.id))
  })

export type Unreachable = 'parent' | 'off' | 'noPage'

const reasonOf = (node: MenuNode, over: readonly MenuNode[], ids: ReadonlySet<string>): Unreachable | undefined => {
  if (over.some(({ id }) => !ids.has(id))) return 'parent'
  if ([node, ...over].some(({ status }) => is(status, enableStatus.disabled))) return 'off'
  return is(node.type, menuType.page) && !lineOf(normalPath(node.path, normalPath(over[0]?.path)))
    ? 'noPage'
    : undefined
}

/**
 * Returns the chosen menus that users of the role cannot reach, with the reason: an ancestor is not chosen, it or an
 * ancestor is disabled, or the console has no such page.
 */
export const unreachable = (
  nodes: readonly MenuNode[],
  index: MenuIndex,
  ids: ReadonlySet<string>,
): { node: MenuNode; why: Unreachable }[] =>
  nodes.flatMap(within).flatMap((node) => {
    const why = ids.has(node.id) ? reasonOf(node, above(index, node.id), ids) : undefined
    return why ? [{ node, why }] : []
  })

export const sidebarOf = (nodes: readonly MenuNode[], ids: ReadonlySet<string>) =>
  permitted(
    granted(nodes, ids).map((node) => ({
      ...node,
      children: node.children?.filter(({ type }) => !is(type, menuType.button)),
    })),
    [],
  ).items
