import { entity, f, type RowOf } from '../field'
import { enableStatus, menuType, shopType } from './enums'

export const menu = entity('menu', {
  id: f.id(),
  parentId: f.ref(),
  type: f.enum(menuType, { required: true }),
  title: f.text({ required: true, max: 20 }),
  path: f.text({ required: true, max: 120, rule: 'menuPath' }),
  url: f.url({ required: true, max: 300, rule: 'url' }),
  permission: f.text({ required: true, max: 60 }),
  icon: f.text(),
  shopTypes: f.multi(shopType, { required: true }),
  hidden: f.switch(),
  sort: f.integer({ min: 0, max: 9999 }),
  roleCount: f.integer(),
  status: f.status(enableStatus),
  remark: f.text({ max: 100 }),
  updateTime: f.dateTime(),
})
export interface Menu extends RowOf<typeof menu> {}
export interface MenuNode extends Menu {
  children?: MenuNode[]
}
