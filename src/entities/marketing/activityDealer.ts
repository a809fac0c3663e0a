import { entity, f, type RowOf } from '../field'
import { type ActivityDealer as JoinedDealer, dealer } from '../shared/dealer'

export const activityDealer = {
  ...entity('activityDealer', {
    shareCount: f.integer({ sortable: true }),
    viewCount: f.integer({ sortable: true }),
    joinCount: f.integer({ sortable: true }),
    newClueCount: f.integer({ sortable: true }),
    dealCount: f.integer({ sortable: true }),
  }),
  dealerCode: dealer.dealerCode,
  dealerName: dealer.dealerName,
  areaName: dealer.areaName,
}
export interface ActivityDealer
  extends
    JoinedDealer,
    Pick<RowOf<typeof activityDealer>, 'shareCount' | 'viewCount' | 'joinCount' | 'newClueCount' | 'dealCount'> {}
