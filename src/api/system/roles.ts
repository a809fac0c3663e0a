import type { Role } from '@/entities/shared/role'
import { del, download, get, io, post, type Query } from '../call'
import { codes } from '../refs'
import { type Page, pageOf, type Parts, record, records } from '../reply'

const ROLE: Parts<Role> = { shopTypes: [], scopeAreas: [], scopeDealers: codes, menuIds: [] }

export const list = get(
  '/api-user/roles/list',
  io<Query<Role> & { shopType?: number }, Page<Role>>(pageOf(ROLE, 'role')),
)
const detail = get('/api-user/roles/getOne/{id}', io<{}, Role>(record(ROLE)))
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
