import { entity, enumeration, f, type RowOf } from '../field'
import { shelfStatus } from './shared'

export const hotPlateType = enumeration('hotPlateType', {
  topics: 1,
  posts: 2,
  news: 3,
  activities: 4,
  clubs: 5,
  questions: 6,
})
export const plateLayout = enumeration('plateLayout', { ranking: 1, cards: 2, columns: 3 })
/** Content of a block: by popularity, manual, or manual first. */
export const pickRule = enumeration('pickRule', { heat: 1, hand: 2, both: 3 })

/** Content in a block, chosen manually or by popularity. */
export const hotPlateItem = entity('hotPlateItem', {
  contentId: f.id(),
  contentTitle: f.text(),
  cover: f.image(),
  heat: f.integer(),
  pinFlag: f.switch(),
  aliveFlag: f.switch(),
  sort: f.integer(),
})
export interface HotPlateItem extends Omit<RowOf<typeof hotPlateItem>, 'heat'> {
  /** Calculated by the server; missing until the choice is saved. */
  heat?: number
}

export const hotPlate = entity('hotPlate', {
  id: f.id(),
  plateName: f.text({ required: true, max: 8 }),
  plateType: f.enum(hotPlateType),
  icon: f.image(),
  layout: f.enum(plateLayout, { required: true }),
  pickRule: f.enum(pickRule, { required: true }),
  ruleDays: f.integer({ min: 1, max: 30 }),
  maxCount: f.integer({ required: true, min: 1, max: 20 }),
  items: f.json(),
  itemCount: f.integer(),
  moreFlag: f.switch(),
  viewCount: f.count({ sortable: true }),
  clickCount: f.count({ sortable: true }),
  sort: f.integer({ sortable: true }),
  status: f.status(shelfStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export type HotPlate = Omit<RowOf<typeof hotPlate>, 'items'>
/** Block with its chosen content, and the content that popularity would select. */
export interface HotPlateDetail extends HotPlate {
  items: HotPlateItem[]
  autoItems: HotPlateItem[]
}
