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

/** Changes something of a role: the call saves a whole one, so all that it is now goes along. */
export const changeRole = async (id: string, change: Partial<Role>): Promise<unknown> =>
  roles.save({ ...picked(await roles.get({ id }), WRITTEN), ...change, id })
