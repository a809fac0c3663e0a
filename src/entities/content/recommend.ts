import { entity, enumeration, f, type RowOf } from '../field'
import type { DailyStat } from './dailyStat'
import { audience, client, recContent, shelfStatus, showPhase } from './shared'

export const recPosition = enumeration('recPosition', {
  homeCarousel: 1,
  homeFeed: 2,
  discoverCarousel: 3,
  discoverPicks: 4,
  headline: 5,
})

export const recommend = entity('recommend', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  position: f.enum(recPosition, { required: true }),
  contentType: f.enum(recContent, { required: true }),
  contentId: f.ref({ required: true }),
  contentTitle: f.text(),
  cover: f.image(),
  cornerText: f.text({ max: 4 }),
  audience: f.enum(audience),
  appTypes: f.multi(client, { required: true }),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  viewCount: f.count({ sortable: true }),
  clickCount: f.count({ sortable: true }),
  clickRate: f.percent({ sortable: true }),
  phase: f.enum(showPhase),
  status: f.status(shelfStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Recommend extends Omit<RowOf<typeof recommend>, 'appTypes'> {
  appTypes: number[]
  aliveFlag: 0 | 1
  /** Daily figures; only in the detail response. */
  trend: DailyStat[]
}
