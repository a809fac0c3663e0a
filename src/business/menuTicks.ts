import { is } from '@/entities/field'
import { enableStatus, menuType } from '@/entities/shared/enums'
import type { Menu, MenuNode } from '@/entities/shared/menu'
import { above, indexOf, within } from '@/kit/tree/tree'

export type MenuIndex = ReadonlyMap<string, { node: MenuNode; parent?: MenuNode }>

const isGroup = (node: MenuNode): boolean => is(node.type, menuType.group)
const isButton = (node: Pick<Menu, 'type'>): boolean => is(node.type, menuType.button)

const rowsBelow = (node: MenuNode): MenuNode[] => (node.children ?? []).filter((child) => !isButton(child))

export const buttonsOf = (node: MenuNode): MenuNode[] => (node.children ?? []).filter(isButton)

/**
 * Returns the chosen menus with all their ancestors, since a page needs its group and a button its page. Groups
 * without chosen items are dropped; unknown ids stay.
 */
export const closed = (index: MenuIndex, ids: Iterable<string>): Set<string> => {
  const result = new Set<string>()
  for (const id of ids) {
    const node = index.get(id)?.node
    if (node && isGroup(node) && rowsBelow(node).length > 0) continue
    result.add(id)
    for (const one of above(index, id)) result.add(one.id)
  }
  return result
}

/** Returns true if all ancestors of the chosen menus are chosen. Otherwise parents and children are shown unlinked. */
export const isClosed = (index: MenuIndex, ids: ReadonlySet<string>): boolean =>
  [...ids].every((id) => above(index, id).every((one) => ids.has(one.id)))

/**
 * Returns the choice after one menu was toggled. Linked: descendants follow, ancestors are added, and a group is
 * removed with the last of its pages, while a page may stay without buttons. Unlinked: only that menu changes.
 */
export const ticked = (
  index: MenuIndex,
  ids: ReadonlySet<string>,
  id: string,
  on: boolean,
  linked: boolean,
): Set<string> => {
  const node = index.get(id)?.node
  const next = new Set(ids)
  const change = (one: string) => (on ? next.add(one) : next.delete(one))
  if (!node || !linked) {
    change(id)
    return next
  }
  for (const one of within(node)) change(one.id)
  return closed(index, next)
}

/** Returns the check state of a menu; a group is `half` if only some of its descendants are chosen. */
export const standOf = (node: MenuNode, ids: ReadonlySet<string>, linked: boolean): 'on' | 'half' | 'off' => {
  if (!linked || !isGroup(node) || rowsBelow(node).length === 0) return ids.has(node.id) ? 'on' : 'off'
  const below = within(node).filter((one) => !isGroup(one))
  const count = below.filter((one) => ids.has(one.id)).length
  return count === 0 ? 'off' : count === below.length ? 'on' : 'half'
}

export const countOf = (nodes: readonly MenuNode[], ids: ReadonlySet<string>): { menus: number; buttons: number } => {
  const chosen = nodes.flatMap(within).filter((node) => ids.has(node.id) && !isGroup(node))
  const buttons = chosen.filter(isButton).length
  return { menus: chosen.length - buttons, buttons }
}

/** Returns the menus that may be granted to all of these kinds of outlet, with their grantable descendants. */
export const grantable = (nodes: readonly MenuNode[], shopTypes: readonly number[]): MenuNode[] =>
  nodes
    .filter((node) => shopTypes.every((type) => (node.shopTypes ?? []).some((one) => Number(one) === type)))
    .map((node) => (node.children ? { ...node, children: grantable(node.children, shopTypes) } : node))

/** Returns the enabled menus with these ids, as a user with only these would receive them. */
export const granted = (nodes: readonly MenuNode[], ids: ReadonlySet<string>): MenuNode[] =>
  nodes
    .filter((node) => ids.has(node.id) && !is(node.status, enableStatus.disabled))
    .map((node) => (node.children ? { ...node, children: granted(node.children, ids) } : node))

export const menuIndex = (nodes: readonly MenuNode[]): MenuIndex => indexOf(nodes)
