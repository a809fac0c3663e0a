import { entity, enumeration, f, type RowOf } from '../field'

export const categoryStatus = enumeration('categoryStatus', { hidden: 0, shown: [1, 'success'] })

/** What the categories of the first level stand under. */
export const TOP = '0'
/** Goods are put into categories of this level, the lowest. */
export const LOWEST_LEVEL = 3

/** A category of goods of the shop, with how many are below it. */
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
  /** Of the default tax item; '' is none. */
  taxCode: string
}
