import { entity, f, type RowOf } from '../field'
import { orderRewardStatus, orderRewardType, shareUserType } from './orderEnums'

/** Order placed through a shared link, with the reward of the sharer. */
export const orderShare = entity('orderShare', {
  id: f.id(),
  orderNo: f.text(),
  shareUserName: f.realName(),
  sharePhone: f.phone(),
  shareUserType: f.enum(shareUserType),
  dealerName: f.dealer(),
  customerName: f.realName(),
  phone: f.phone(),
  seriesName: f.ref(),
  orderAmount: f.money({ sortable: true }),
  shareTime: f.dateTime({ sortable: true }),
  createTime: f.dateTime({ sortable: true }),
  rewardType: f.enum(orderRewardType),
  rewardValue: f.number(),
  status: f.status(orderRewardStatus),
})
export interface OrderShare extends RowOf<typeof orderShare> {
  dealerCode: string
  /** Name of the goods, if shop goods were shared. */
  goodsName?: string
}
