import { ApiError } from '@/api/error'
import * as menus from '@/api/system/menus'
import { isBlank } from '@/lib/given'
import { type Menu, menu } from '@/entities/shared/menu'
import { picked } from '@/lib/picked'
import { translate } from '@/locales'

const WRITTEN = [
  'parentId',
  'type',
  'title',
  'path',
  'url',
  'permission',
  'icon',
  'shopTypes',
  'hidden',
  'sort',
  'status',
  'remark',
] as const

/**
 * Changes some fields of a menu. The call saves the whole menu, so the current values are loaded first. Throws if the
 * reply has no outlet types, because the save would remove them.
 */
export const changeMenu = async (id: string, change: Partial<Menu>): Promise<unknown> => {
  const now = await menus.get({ id })
  if (isBlank(now.shopTypes))
    throw new ApiError('reply', translate('rule.choose', { field: translate(menu.shopTypes.label) }))
  return menus.save({ ...picked(now, WRITTEN), ...change, id })
}
