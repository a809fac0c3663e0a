import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { postMode } from './shared'

/** Where the posts of a block come from. */
export const sourceType = enumeration('sourceType', { board: 1, topic: 2, club: 3, channel: 4, activity: 5, web: 6 })
export const showStyle = enumeration('showStyle', { twoColumns: 1, oneColumn: 2, swipe: 3 })
/** Which posts of its source a block shows. */
export const contentRule = enumeration('contentRule', { newest: 1, hottest: 2, featured: 3 })

/** A block of the page "latest" of the app. */
export const latestPlate = entity('latestPlate', {
  id: f.id(),
  plateName: f.text({ required: true, min: 2, max: 8 }),
  sourceType: f.enum(sourceType, { required: true }),
  sourceId: f.id(),
  sourceName: f.text(),
  linkUrl: f.url({ max: 500 }),
  icon: f.image(),
  showStyle: f.enum(showStyle, { required: true }),
  contentRule: f.enum(contentRule, { required: true }),
  showCount: f.integer({ required: true, min: 3, max: 20 }),
  userScope: f.enum(postMode),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  sort: f.integer(),
  status: f.status(enableStatus),
  updateTime: f.dateTime(),
})
/** A block as it comes, with whether users can still see its source (1 or 0) and who saved it. */
export interface LatestPlate extends RowOf<typeof latestPlate> {
  aliveFlag?: number
  updateBy?: string
}
