import { entity, enumeration, f, type RowOf } from '../field'
import type { DailyStat } from './dailyStat'
import { audience, jumpType, shelfStatus, showPhase } from './shared'

export const miniAdPosition = enumeration('miniAdPosition', {
  carousel: 1,
  popup: 2,
  cars: 3,
  testDrive: 4,
  mall: 5,
  mine: 6,
})

export const miniAd = entity('miniAd', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  subTitle: f.text({ max: 30 }),
  position: f.enum(miniAdPosition, { required: true }),
  cover: f.image({ required: true }),
  audience: f.enum(audience, { required: true }),
  cities: f.refs(),
  jumpType: f.enum(jumpType, { required: true }),
  jumpValue: f.text({ max: 500 }),
  jumpTitle: f.text(),
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
export interface MiniAd extends RowOf<typeof miniAd> {
  aliveFlag: 0 | 1
  cityCodes: string[]
  trend: DailyStat[]
}
