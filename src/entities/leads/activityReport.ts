import { entity, f, type RowOf } from '../field'
import { clueEvent } from './clueEvent'
import { uploadType } from './enums'
import type { Reach, Sharer } from './reach'

export const activityReport = {
  ...entity('activityReport', {
    activityId: f.id(),
    title: f.text(),
    uploadType: f.enum(uploadType),
    dealerName: f.dealer(),
    seriesName: f.ref(),
  }),
  startTime: clueEvent.startTime,
  endTime: clueEvent.endTime,
  createTime: clueEvent.createTime,
}
export interface ActivityReport
  extends
    RowOf<typeof activityReport>,
    Pick<
      Reach,
      'viewCount' | 'viewUserCount' | 'shareCount' | 'joinCount' | 'retentionCount' | 'newClueCount' | 'dealCount'
    >,
    Pick<Sharer, 'dealerCode'> {
  seriesCode: string
}
