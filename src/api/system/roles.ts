import type { Role } from '@/entities/shared/role'
import { del, download, get, io, post, type Query } from '../call'
import { codes, words } from '../refs'
import { ifGiven, type Page, pageOf, type Parts, record, records } from '../reply'

const ROLE: Parts<Role> = { shopTypes: [], scopeAreas: [], scopeDealers: codes, menuIds: [] }

type Lists = 'shopTypes' | 'scopeAreas' | 'scopeDealers' | 'menuIds'
/** Role before a change. A list that was not sent is undefined, which differs from an empty one. */
export type RoleDetail = Omit<Role, Lists> & Partial<Pick<Role, Lists>>
const DETAIL: Parts<RoleDetail> = {
  // Codes are not validated: the components accept any value.
  shopTypes: ifGiven((sent) => words('shopTypes', sent) as Role['shopTypes']),
  scopeAreas: ifGiven((sent) => words('scopeAreas', sent).map(String)),
  scopeDealers: ifGiven(codes),
  menuIds: ifGiven((sent) => words('menuIds', sent).map(String)),
}

export const list = get(
  '/api-user/roles/list',
  io<Query<Role> & { shopType?: number }, Page<Role>>(pageOf(ROLE, 'role')),
)
const detail = get('/api-user/roles/getOne/{id}', io<{}, RoleDetail>(record(DETAIL)))
export const save = post('/api-user/roles/saveOrUpdate', io<Partial<Role>, { id: string }>())
export const remove = del('/api-user/roles/delete/{id}', io<{}>())
export const exportList = download(
  'GET',
  '/api-user/roles/exportRoleExcel',
  io<Query<Role>, Blob>(),
  '角色列表{date}.xls',
)
export const listByShopType = get(
  '/api-user/roles/getRolesByShopType',
  io<Query<Role> & { shopType?: number }, Page<Role>>(pageOf(ROLE, 'role')),
)
export const listByUser = get('/api-user/roles/getRolesByUser/{userId}', io<{}, Role[]>(records(ROLE, 'role')))
export { detail as get }
