import { entity, enumeration, f, type RowOf } from '../field'
import { linkType, showStage } from './shared'

export const bannerPosition = enumeration('bannerPosition', { home: 1, category: 2, points: 3, paid: 4 })
export const bannerStatus = enumeration('bannerStatus', { off: 0, on: [1, 'success'] })

export const shopBanner = entity('shopBanner', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 20 }),
  cover: f.image({ required: true }),
  position: f.enum(bannerPosition, { required: true }),
  linkType: f.enum(linkType, { required: true }),
  linkTarget: f.text({ max: 500 }),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  clickCount: f.count({ sortable: true }),
  sort: f.integer({ min: 0, max: 999, sortable: true }),
  status: f.status(bannerStatus),
  stage: f.enum(showStage),
  updateTime: f.dateTime({ sortable: true }),
})
export interface ShopBanner extends RowOf<typeof shopBanner> {
  linkName: string
  /** 1 if buyers no longer see the target. */
  linkDead: 0 | 1
}
