import { entity, enumeration, f, type RowOf } from '../field'
import { showStage } from './shared'

export const subjectType = enumeration('subjectType', { home: 1, campaign: 2, car: 3, points: 4 })
export const subjectStatus = enumeration('subjectStatus', {
  draft: 0,
  published: [1, 'success'],
  offline: [2, 'warning'],
})

export const subject = entity('subject', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 30 }),
  pageType: f.enum(subjectType, { required: true }),
  cover: f.image({ required: true }),
  bgColor: f.text(),
  bgImage: f.image(),
  shareTitle: f.text({ max: 30 }),
  shareImage: f.image(),
  goodsCount: f.count(),
  downCount: f.count(),
  startTime: f.dateTime(),
  endTime: f.dateTime(),
  viewCount: f.count({ sortable: true }),
  orderCount: f.count({ sortable: true }),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  status: f.status(subjectStatus),
  stage: f.enum(showStage),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export type Subject = RowOf<typeof subject>
