import type { Menu, MenuNode } from '@/entities/shared/menu'
import { del, get, io, post } from './call'
import { type Parts, records, rows } from './reply'

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

/** The tree of all menus; what has no id cannot be named, moved or changed, and is left out. */
export const list = get(
  '/api-user/menus/list',
  io<void, MenuNode[]>((data) => named(records(NODE)(data))),
)
/** The menus of the signed-in user; only code 200 counts (R-GUARD-10). */
export const getCurrent = get('/api-user/menus/current', io<void, MenuNode[]>(rows, 'session.menusFailed'))
const detail = get('/api-user/menus/getOne/{id}', io<{}, Menu>())
export const save = post('/api-user/menus/saveOrUpdate', io<Partial<Menu>, { id: string }>())
export const remove = del('/api-user/menus/delete/{id}', io<{}>())
export { detail as get }
