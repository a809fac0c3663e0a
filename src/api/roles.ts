import type { Role } from '@/entities/shared/role'
import { del, download, get, io, post, type Query } from './call'
import { page, type Page, rows } from './reply'

export const list = get('/api-user/roles/list', io<Query<Role>, Page<Role>>(page))
const detail = get('/api-user/roles/getOne/{id}', io<{}, Role>())
export const save = post('/api-user/roles/saveOrUpdate', io<Partial<Role>, { id: string }>())
export const remove = del('/api-user/roles/delete/{id}', io<{}>())
export const exportList = download('GET', '/api-user/roles/exportRoleExcel', io<Query<Role>, Blob>(), '角色列表{date}.xls')
export const listByShopType = get('/api-user/roles/getRolesByShopType', io<Query<Role> & { shopType: number }, Page<Role>>(page))
export const listByUser = get('/api-user/roles/getRolesByUser/{userId}', io<{}, Role[]>(rows))
export { detail as get }
