import { entity, enumeration, f, type RowOf } from '../field'

export const categoryStatus = enumeration('categoryStatus', { hidden: 0, shown: [1, 'success'] })

/** Parent id of first-level categories. */
export const TOP = '0'
/** Goods are only assigned to categories of this lowest level. */
export const LOWEST_LEVEL = 3

export const category = entity('category', {
  id: f.id(),
  parentId: f.ref({ required: true }),
  categoryName: f.text({ required: true, max: 10 }),
  level: f.integer(),
  cover: f.image(),
  homeFlag: f.switch(),
  tagNames: f.tags(),
  taxItemName: f.ref(),
  childCount: f.integer(),
  goodsCount: f.integer(),
  sort: f.integer({ min: 0, max: 999 }),
  status: f.status(categoryStatus),
  updateTime: f.dateTime(),
})

export interface Category extends RowOf<typeof category> {
  /** Code of the default tax item; empty if there is none. */
  taxCode: string
}
