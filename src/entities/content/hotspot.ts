import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'

export const hotBlock = enumeration('hotBlock', {
  articles: 1,
  videos: 2,
  posters: 3,
  campaigns: 4,
  promotions: 5,
  ranking: 6,
})

export const hotspot = entity('hotspot', {
  id: f.id(),
  hotspotName: f.text(),
  block: f.enum(hotBlock),
  content: f.text(),
  cover: f.image(),
  topTitles: f.tags(),
  viewCount: f.count(),
  clickCount: f.count(),
  sort: f.integer(),
  status: f.status(enableStatus),
  updateBy: f.user(),
  updateTime: f.dateTime(),
})
export interface Hotspot extends RowOf<typeof hotspot> {
  /** 1 if it was introduced by the latest app version and has not been switched since. */
  newFlag: 0 | 1
}
