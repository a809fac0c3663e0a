import { entity, f, type RowOf } from '../field'

/** Views and engagement of one day. */
export const dailyStat = entity('dailyStat', {
  date: f.date(),
  viewCount: f.integer(),
  viewUserCount: f.integer(),
  clickCount: f.integer(),
  clickRate: f.percent(),
  shareCount: f.integer(),
})
export interface DailyStat extends RowOf<typeof dailyStat> {}
