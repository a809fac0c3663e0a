import type { MenuNode } from '@/entities/shared/menu'
import type { Role } from '@/entities/shared/role'
import { granted, type MenuIndex } from '@/business/menuTicks'
import { is } from '@/entities/field'
import { dataScope, enableStatus, menuType, shopType } from '@/entities/shared/enums'
import { above, within } from '@/kit/tree/tree'
import { lineOf, normalPath } from '@/routes'
import { permitted } from '@/session/permitted'

const ROLE_PAGE = '/system-management/roleManagement'

/** What the editor holds of a role. */
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

/** The data scopes a role may have for these kinds of outlet: what each of them allows (the narrowest wins). */
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

/** The kinds of outlet that can be ticked beside the chosen ones: headquarters stands alone. */
export const shopTypesBeside = (chosen: readonly number[]): number[] =>
  chosen.includes(shopType.headquarters)
    ? [shopType.headquarters]
    : shopType.options.map(({ value }) => value).filter((type) => !chosen.length || type !== shopType.headquarters)

/** The menu ids to save: what is chosen, without what may not be given to the kinds of outlet. Ids the tree does not know stay. */
export const toSave = (chosen: readonly string[], index: MenuIndex, grantable: ReadonlySet<string>): string[] =>
  chosen.filter((id) => !index.has(id) || grantable.has(id))

/** What a save adds to and takes from a role. */
export const differenceOf = (
  before: readonly string[],
  after: readonly string[],
): { added: string[]; removed: string[] } => ({
  added: after.filter((id) => !before.includes(id)),
  removed: before.filter((id) => !after.includes(id)),
})

/** Whether a choice of menus holds the page of this very screen and what leads to it, which its holder must not lose. */
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

/** The chosen menus that a holder of the role cannot reach all the same, and why: something above is not chosen, it or something above is off, or the console has no such page. */
export const unreachable = (
  nodes: readonly MenuNode[],
  index: MenuIndex,
  ids: ReadonlySet<string>,
): { node: MenuNode; why: Unreachable }[] =>
  nodes.flatMap(within).flatMap((node) => {
    const why = ids.has(node.id) ? reasonOf(node, above(index, node.id), ids) : undefined
    return why ? [{ node, why }] : []
  })

/** The sidebar that a role with these menus would see. */
export const sidebarOf = (nodes: readonly MenuNode[], ids: ReadonlySet<string>) =>
  permitted(
    granted(nodes, ids).map((node) => ({
      ...node,
      children: node.children?.filter(({ type }) => !is(type, menuType.button)),
    })),
    [],
  ).items
