import { ApiError } from '@/api/error'
import * as roles from '@/api/system/roles'
import { is } from '@/entities/field'
import { dataScope } from '@/entities/shared/enums'
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
 * reply lacks the outlet types, the menus or a custom data scope, because the save would remove them.
 */
export const changeRole = async (id: string, change: Partial<Role>): Promise<unknown> => {
  const now = await roles.get({ id })
  const hasScope = !is(now.dataScope, dataScope.custom) || now.scopeAreas || now.scopeDealers
  const missing = [role.shopTypes, role.menuIds].find(({ key }) => !now[key]) ?? (hasScope ? undefined : role.dataScope)
  if (missing) throw new ApiError('reply', translate('system.notSent', { field: translate(missing.label) }))
  return roles.save({ ...picked(now, WRITTEN), ...change, id })
}
