import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { postMode } from './shared'

export const sourceType = enumeration('sourceType', { board: 1, topic: 2, club: 3, channel: 4, activity: 5, web: 6 })
export const showStyle = enumeration('showStyle', { twoColumns: 1, oneColumn: 2, swipe: 3 })
export const contentRule = enumeration('contentRule', { newest: 1, hottest: 2, featured: 3 })

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
/** `aliveFlag` is 1 while users can see the source of the block, else 0. */
export interface LatestPlate extends RowOf<typeof latestPlate> {
  aliveFlag?: number
  updateBy?: string
}
