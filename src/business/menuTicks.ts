import { is } from '@/entities/field'
import { enableStatus, menuType } from '@/entities/shared/enums'
import type { Menu, MenuNode } from '@/entities/shared/menu'
import { above, indexOf, within } from '@/kit/tree/tree'

/** The menus by id, each with the one above it. */
export type MenuIndex = ReadonlyMap<string, { node: MenuNode; parent?: MenuNode }>

const isGroup = (node: MenuNode): boolean => is(node.type, menuType.group)
const isButton = (node: Pick<Menu, 'type'>): boolean => is(node.type, menuType.button)

/** The pages, groups and links below a menu: those that have rows of their own. */
const rowsBelow = (node: MenuNode): MenuNode[] => (node.children ?? []).filter((child) => !isButton(child))

/** The buttons of a page. */
export const buttonsOf = (node: MenuNode): MenuNode[] => (node.children ?? []).filter(isButton)

/** Chosen menus with everything above them: a page needs its group, a button its page. Groups that hold nothing chosen are left out. Ids nobody knows stay. */
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

/** Whether a choice holds what every part of it needs; else it is shown with parent and child apart. */
export const isClosed = (index: MenuIndex, ids: ReadonlySet<string>): boolean =>
  [...ids].every((id) => above(index, id).every((one) => ids.has(one.id)))

/**
 * A choice after one menu was ticked or unticked. Linked: what hangs below goes with it, what stands above is added, and a group is dropped with the
 * last of its pages, while a page may stay without any button. Not linked: that menu alone.
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

/** How a menu stands in a choice: a group is `half` when something below it is chosen and something is not. */
export const standOf = (node: MenuNode, ids: ReadonlySet<string>, linked: boolean): 'on' | 'half' | 'off' => {
  if (!linked || !isGroup(node) || rowsBelow(node).length === 0) return ids.has(node.id) ? 'on' : 'off'
  const below = within(node).filter((one) => !isGroup(one))
  const count = below.filter((one) => ids.has(one.id)).length
  return count === 0 ? 'off' : count === below.length ? 'on' : 'half'
}

/** How many pages and links, and how many buttons, are chosen among these menus. */
export const countOf = (nodes: readonly MenuNode[], ids: ReadonlySet<string>): { menus: number; buttons: number } => {
  const chosen = nodes.flatMap(within).filter((node) => ids.has(node.id) && !isGroup(node))
  const buttons = chosen.filter(isButton).length
  return { menus: chosen.length - buttons, buttons }
}

/** The menus that may be given to all of these kinds of outlet, with what is left below them. */
export const grantable = (nodes: readonly MenuNode[], shopTypes: readonly number[]): MenuNode[] =>
  nodes
    .filter((node) => shopTypes.every((type) => (node.shopTypes ?? []).some((one) => Number(one) === type)))
    .map((node) => (node.children ? { ...node, children: grantable(node.children, shopTypes) } : node))

/** The menus with these ids that are switched on, as a user with just them would get them. */
export const granted = (nodes: readonly MenuNode[], ids: ReadonlySet<string>): MenuNode[] =>
  nodes
    .filter((node) => ids.has(node.id) && !is(node.status, enableStatus.disabled))
    .map((node) => (node.children ? { ...node, children: granted(node.children, ids) } : node))

/** The index of a list of menus. */
export const menuIndex = (nodes: readonly MenuNode[]): MenuIndex => indexOf(nodes)
