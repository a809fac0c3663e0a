import * as menus from '@/api/system/menus'
import type { Menu } from '@/entities/shared/menu'
import { picked } from '@/lib/picked'

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

/** Changes some fields of a menu. The call saves the whole menu, so the current values are loaded first. */
export const changeMenu = async (id: string, change: Partial<Menu>): Promise<unknown> =>
  menus.save({ ...picked(await menus.get({ id }), WRITTEN), ...change, id })
