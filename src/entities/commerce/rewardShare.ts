import { entity, f, type RowOf } from '../field'
import { rewardSharer, rewardShareWay, shareValid } from './rewardEnums'

export const rewardShare = entity('rewardShare', {
  id: f.id(),
  shareUserName: f.realName(),
  phone: f.phone(),
  shareUserType: f.enum(rewardSharer),
  areaName: f.ref(),
  dealerName: f.dealer(),
  goodsCode: f.text(),
  goodsName: f.text(),
  title: f.ref(),
  shareWay: f.enum(rewardShareWay),
  shareTime: f.dateTime({ sortable: true }),
  viewCount: f.integer({ sortable: true }),
  viewUserCount: f.integer(),
  orderCount: f.integer({ sortable: true }),
  orderAmount: f.money({ sortable: true }),
  rewardTotal: f.number(),
  validFlag: f.status(shareValid),
})
export interface RewardShare extends RowOf<typeof rewardShare> {
  dealerCode: string
  shareUserId: string
  activityId: string
  cover: string
  rewardType: number
}
