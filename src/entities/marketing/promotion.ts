import { entity, f, type RowOf } from '../field'
import type { LabelTag } from './label'
import { promotionStatus, promotionTarget } from './posterEnums'

export const promotion = entity('promotion', {
  id: f.id(),
  title: f.text({ required: true, max: 40 }),
  cover: f.image({ required: true }),
  summary: f.longtext({ required: true, max: 300 }),
  script: f.longtext({ max: 500 }),
  seriesName: f.ref({ required: true }),
  labels: f.refs(),
  targetType: f.enum(promotionTarget, { required: true }),
  areaNames: f.tags(),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  materialCount: f.integer(),
  shareCount: f.integer({ sortable: true }),
  viewCount: f.integer({ sortable: true }),
  newClueCount: f.integer({ sortable: true }),
  status: f.status(promotionStatus),
  createBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})
export interface Promotion extends Omit<RowOf<typeof promotion>, 'labels'> {
  labels: LabelTag[]
  seriesCode: string
}
