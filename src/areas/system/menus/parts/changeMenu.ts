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

/** Changes something of a menu: the call saves a whole one, so all that it is now goes along. */
export const changeMenu = async (id: string, change: Partial<Menu>): Promise<unknown> =>
  menus.save({ ...picked(await menus.get({ id }), WRITTEN), ...change, id })
