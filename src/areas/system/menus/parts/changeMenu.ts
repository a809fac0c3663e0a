import { ApiError } from '@/api/error'
import * as menus from '@/api/system/menus'
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
 * reply lacks the outlet types, because the save would remove them.
 */
export const changeMenu = async (id: string, change: Partial<Menu>): Promise<unknown> => {
  const now = await menus.get({ id })
  if (!now.shopTypes)
    throw new ApiError('reply', translate('system.notSent', { field: translate(menu.shopTypes.label) }))
  return menus.save({ ...picked(now, WRITTEN), ...change, id })
}
