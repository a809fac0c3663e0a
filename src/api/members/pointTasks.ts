import type { PointTask } from '@/entities/members/pointTask'
import { about, get, io, post, type Query } from '../call'
import { type Page, pageOf, records, refs } from '../reply'

export const list = get(
  '/api-integral/pointTaskConfig/task/getList',
  io<Query<PointTask>, Page<PointTask>>(pageOf<PointTask>({ roles: refs('role') })),
)
/** The roles that can earn staff points. */
export interface PointRole {
  id: string
  roleName: string
  shopTypes: string[]
}
export const listRoles = get(
  '/api-star-web/role/showRolesList',
  io<void, PointRole[]>(records<PointRole>({ shopTypes: [] }, 'role')),
)
export const updateRoles = post(
  '/api-integral/pointTaskConfig/task/updateRoleRelation',
  about<{ id: string; roleIds: readonly string[] }>('id'),
)
