import { entity, f, type RowOf } from '../field'
import { shareSource } from './enums'
import type { Reach, Sharer } from './reach'

export const materialShare = entity('materialShare', {
  shareId: f.id(),
  source: f.enum(shareSource),
  shareTime: f.dateTime({ sortable: true }),
})
export interface MaterialShare
  extends
    RowOf<typeof materialShare>,
    Sharer,
    Pick<Reach, 'viewCount' | 'viewUserCount' | 'cardCount' | 'consultCount' | 'newClueCount' | 'dealCount'> {
  materialId: string
}
