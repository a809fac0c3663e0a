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

/** Returns the field that is missing in a loaded role and that a save of the whole role would remove. */
export const notSentIn = (now: roles.RoleDetail) => {
  const hasScope = !is(now.dataScope, dataScope.custom) || now.scopeAreas || now.scopeDealers
  return [role.shopTypes, role.menuIds].find(({ key }) => !now[key]) ?? (hasScope ? undefined : role.scopeAreas)
}

/**
 * Changes some fields of a role. The call saves the whole role, so the current values are loaded first. Throws if the
 * reply lacks the outlet types, the menus or a custom data scope, because the save would remove them.
 */
export const changeRole = async (id: string, change: Partial<Role>): Promise<unknown> => {
  const now = await roles.get({ id })
  const missing = notSentIn(now)
  if (missing) throw new ApiError('reply', translate('system.notSent', { field: translate(missing.label) }))
  return roles.save({ ...picked(now, WRITTEN), ...change, id })
}
