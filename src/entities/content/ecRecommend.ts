import { entity, enumeration, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { recContent, showPhase } from './shared'

export const ecBlock = enumeration('ecBlock', { forYou: 1, headlines: 2, stories: 3, tips: 4, goods: 5 })

export const ecRecommend = entity('ecRecommend', {
  id: f.id(),
  blockCode: f.enum(ecBlock, { required: true }),
  title: f.text({ required: true, max: 24 }),
  subTitle: f.text({ max: 30 }),
  contentType: f.enum(recContent, { required: true }),
  contentId: f.ref({ required: true }),
  contentTitle: f.text(),
  cover: f.image({ required: true }),
  cornerText: f.text({ max: 4 }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  sort: f.integer({ min: 0, max: 9999 }),
  viewCount: f.count({ sortable: true }),
  clickCount: f.count({ sortable: true }),
  clickRate: f.percent({ sortable: true }),
  phase: f.enum(showPhase),
  status: f.status(enableStatus),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface EcRecommend extends RowOf<typeof ecRecommend> {
  aliveFlag: 0 | 1
}
