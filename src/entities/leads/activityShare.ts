import { entity, f, type RowOf } from '../field'
import type { Reach, Sharer } from './reach'

export const activityShare = entity('activityShare', { shareTime: f.dateTime({ sortable: true }) })
export interface ActivityShare
  extends
    RowOf<typeof activityShare>,
    Sharer,
    Pick<
      Reach,
      'shareCount' | 'viewCount' | 'viewUserCount' | 'joinCount' | 'retentionCount' | 'newClueCount' | 'dealCount'
    > {
  shareId: string
  activityId: string
}
