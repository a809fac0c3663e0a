import { entity, enumeration, f, type RowOf } from '../field'
import { dealerType, enableStatus } from '../shared/enums'
import type { DailyStat } from './dailyStat'
import { jumpType, showPhase } from './shared'

/** Where the dealers' app shows it. */
export const bizAdPosition = enumeration('bizAdPosition', { carousel: 1, popup: 2, materials: 3, workbench: 4 })

/** An ad that the staff of dealers see in their app. */
export const bizAd = entity('bizAd', {
  id: f.id(),
  title: f.text({ required: true, max: 30 }),
  position: f.enum(bizAdPosition, { required: true }),
  cover: f.image({ required: true }),
  jumpType: f.enum(jumpType, { required: true }),
  jumpValue: f.text({ max: 500 }),
  jumpTitle: f.text(),
  shopTypes: f.multi(dealerType, { required: true }),
  areaNames: f.refs(),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  sort: f.integer({ min: 0, max: 9999, sortable: true }),
  viewCount: f.count({ sortable: true }),
  clickCount: f.count({ sortable: true }),
  clickRate: f.percent({ sortable: true }),
  phase: f.enum(showPhase),
  status: f.status(enableStatus),
  createTime: f.dateTime(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface BizAd extends RowOf<typeof bizAd> {
  /** Whether users still see what it leads to. */
  aliveFlag: 0 | 1
  /** Its figures day by day, where one ad was asked for. */
  trend: DailyStat[]
}
