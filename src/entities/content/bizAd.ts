import { entity, enumeration, f, type RowOf } from '../field'
import { dealerType, enableStatus } from '../shared/enums'
import type { DailyStat } from './dailyStat'
import { jumpType, showPhase } from './shared'

export const bizAdPosition = enumeration('bizAdPosition', { carousel: 1, popup: 2, materials: 3, workbench: 4 })

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
  /** 1 while users can see the target. */
  aliveFlag: 0 | 1
  /** Daily figures; only in the response for a single ad. */
  trend: DailyStat[]
}
