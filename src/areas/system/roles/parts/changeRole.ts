import * as roles from '@/api/system/roles'
import type { Role } from '@/entities/shared/role'
import { picked } from '@/lib/picked'

const WRITTEN = [
  'roleName',
  'roleCode',
  'shopTypes',
  'homeVariant',
  'sort',
  'remark',
  'dataScope',
  'menuIds',
  'scopeAreas',
  'scopeDealers',
  'status',
] as const

/** Changes some fields of a role. The call saves the whole role, so the current values are loaded first. */
export const changeRole = async (id: string, change: Partial<Role>): Promise<unknown> =>
  roles.save({ ...picked(await roles.get({ id }), WRITTEN), ...change, id })
