import type { Menu, MenuNode } from '@/entities/shared/menu'
import { prop } from '@/lib/json'
import { del, get, io, post } from '../call'
import { words } from '../refs'
import { ifGiven, type Parts, record, records, rows } from '../reply'

const NODE: Parts<MenuNode> = {
  shopTypes: [],
  get children() {
    return [NODE] as const
  },
}
const named = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes
    .filter(({ id }) => typeof id === 'string' || typeof id === 'number')
    .map((node) => ({ ...node, id: String(node.id), children: named(node.children ?? []) }))
/** Returns an id as text; '' for none and for 0, which servers send for a root. */
const idText = (id: unknown): string =>
  (typeof id === 'string' && id !== '0') || (typeof id === 'number' && id !== 0) ? String(id) : ''
/** Returns menus as a tree: nested ones unchanged, flat ones below the menu of their `parentId` if it is present. */
const nested = (nodes: readonly MenuNode[]): MenuNode[] => {
  const ids = new Set(nodes.map(({ id }) => idText(id)))
  const roots: MenuNode[] = []
  const below = new Map<string, MenuNode[]>()
  for (const node of nodes) {
    const above = idText(node.parentId)
    if (above && above !== idText(node.id) && ids.has(above)) below.set(above, [...(below.get(above) ?? []), node])
    else roots.push(node)
  }
  const whole = (node: MenuNode): MenuNode => {
    const added = below.get(idText(node.id))
    return added
      ? { ...node, children: [...(Array.isArray(node.children) ? node.children : []), ...added.map(whole)] }
      : node
  }
  return roots.map(whole)
}
const inMenus = (data: unknown): unknown => prop(data, 'menus') ?? data

/** The tree of all menus. A menu without an id cannot be changed and is left out. */
export const list = get(
  '/api-user/menus/list',
  io<void, MenuNode[]>((data) => nested(named(records(NODE)(inMenus(data))))),
)
/** Menus of the current user. Only code 200 counts (R-GUARD-10). */
export const getCurrent = get(
  '/api-user/menus/current',
  io<void, MenuNode[]>((data) => nested(rows(inMenus(data))), 'session.menusFailed'),
)
/** Menu before a change. Outlet types that were not sent are undefined, which differs from an empty list. */
type MenuDetail = Omit<Menu, 'shopTypes'> & Partial<Pick<Menu, 'shopTypes'>>
// Codes are not validated: the components accept any value.
const shopTypes = ifGiven((sent) => words('shopTypes', sent) as Menu['shopTypes'])
const detail = get('/api-user/menus/getOne/{id}', io<{}, MenuDetail>(record({ shopTypes })))
export const save = post('/api-user/menus/saveOrUpdate', io<Partial<Menu>, { id: string }>())
export const remove = del('/api-user/menus/delete/{id}', io<{}>())
export { detail as get }
