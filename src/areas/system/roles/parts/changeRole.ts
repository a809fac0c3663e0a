import { ApiError } from '@/api/error'
import * as roles from '@/api/system/roles'
import { isBlank } from '@/lib/given'
import { type Role, role } from '@/entities/shared/role'
import { picked } from '@/lib/picked'
import { translate } from '@/locales'

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

/**
 * Changes some fields of a role. The call saves the whole role, so the current values are loaded first. Throws if the
 * reply has no menus or outlet types, because the save would remove all rights.
 */
export const changeRole = async (id: string, change: Partial<Role>): Promise<unknown> => {
  const now = await roles.get({ id })
  const missing = [role.shopTypes, role.menuIds].find(({ key }) => isBlank(now[key]))
  if (missing) throw new ApiError('reply', translate('rule.choose', { field: translate(missing.label) }))
  return roles.save({ ...picked(now, WRITTEN), ...change, id })
}
