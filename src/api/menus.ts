import type { Menu, MenuNode } from '@/entities/shared/menu'
import { del, get, io, post } from './call'
import { rows } from './reply'

/** A tree of menus; what has no id cannot be named, moved or changed, and is left out. */
const nodes = (data: unknown): MenuNode[] =>
  rows<MenuNode>(data)
    .filter(({ id }) => typeof id === 'string' || typeof id === 'number')
    .map((node) => ({ ...node, id: String(node.id), ...(node.children && { children: nodes(node.children) }) }))

export const list = get('/api-user/menus/list', io<void, MenuNode[]>(nodes))
/** The menus of the signed-in user; only code 200 counts (R-GUARD-10). */
export const getCurrent = get('/api-user/menus/current', io<void, MenuNode[]>(rows, 'session.menusFailed'))
const detail = get('/api-user/menus/getOne/{id}', io<{}, Menu>())
export const save = post('/api-user/menus/saveOrUpdate', io<Partial<Menu>, { id: string }>())
export const remove = del('/api-user/menus/delete/{id}', io<{}>())
export { detail as get }
