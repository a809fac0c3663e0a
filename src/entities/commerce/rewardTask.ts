import { entity, f, type RowOf } from '../field'
import { rewardGrantStatus, rewardLevel, rewardMetric, rewardStage, rewardTaskStatus, rewardTo } from './rewardEnums'
import { rewardScope, rewardType } from './shared'

export const rewardTask = entity('rewardTask', {
  id: f.id(),
  title: f.text({ required: true, min: 2, max: 30 }),
  cover: f.image(),
  rewardTo: f.enum(rewardTo, { required: true }),
  metric: f.enum(rewardMetric, { required: true }),
  tiers: f.json({ required: true }),
  startTime: f.dateTime({ required: true }),
  endTime: f.dateTime({ required: true }),
  budget: f.number({ required: true }),
  usedBudget: f.number(),
  userLimit: f.number(),
  goodsCount: f.integer(),
  dealerScope: f.enum(rewardScope, { required: true }),
  dealerCount: f.integer(),
  userCount: f.integer(),
  shareCount: f.integer({ sortable: true }),
  orderCount: f.integer({ sortable: true }),
  orderAmount: f.money({ sortable: true }),
  content: f.richtext({ required: true, max: 5000 }),
  status: f.status(rewardTaskStatus),
  stage: f.status(rewardStage),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export const rewardTier = entity('rewardTier', {
  level: f.integer(),
  threshold: f.number({ required: true }),
  rewardType: f.enum(rewardType),
  rewardValue: f.number({ required: true }),
  couponName: f.ref(),
})
export interface RewardTier extends Omit<RowOf<typeof rewardTier>, 'couponName'> {
  couponId?: string
  couponName?: string
}
export interface RewardTask extends Omit<RowOf<typeof rewardTask>, 'tiers'> {
  tiers: RewardTier[]
  goodsIds: string[]
  dealerCodes: string[]
  areas: string[]
  updateTime: string
}

export const rewardTaskDealer = entity('rewardTaskDealer', {
  dealerCode: f.text(),
  dealerName: f.dealer(),
  areaName: f.text(),
  cityName: f.text(),
  userCount: f.integer(),
  shareCount: f.integer({ sortable: true }),
  viewCount: f.integer(),
  orderCount: f.integer({ sortable: true }),
  orderAmount: f.money({ sortable: true }),
  level: f.status(rewardLevel),
  rewardTotal: f.number({ sortable: true }),
  rank: f.integer(),
})
export type RewardTaskDealer = RowOf<typeof rewardTaskDealer>

export const rewardTaskUser = entity('rewardTaskUser', {
  userId: f.id(),
  userName: f.realName(),
  phone: f.phone(),
  roleName: f.text(),
  dealerName: f.dealer(),
  areaName: f.text(),
  shareCount: f.integer({ sortable: true }),
  viewCount: f.integer(),
  orderCount: f.integer({ sortable: true }),
  orderAmount: f.money({ sortable: true }),
  level: f.status(rewardLevel),
  rewardType: f.enum(rewardType),
  rewardTotal: f.number({ sortable: true }),
  grantStatus: f.status(rewardGrantStatus),
  rank: f.integer(),
})
export type RewardTaskUser = RowOf<typeof rewardTaskUser>

export const rewardTaskGoods = entity('rewardTaskGoods', {
  goodsCode: f.text(),
  goodsName: f.text(),
  categoryName: f.ref(),
  price: f.money(),
  shareCount: f.integer({ sortable: true }),
  viewCount: f.integer(),
  orderCount: f.integer({ sortable: true }),
  quantity: f.integer(),
  orderAmount: f.money({ sortable: true }),
  refundCount: f.integer(),
  rewardTotal: f.number({ sortable: true }),
})
export interface RewardTaskGoods extends RowOf<typeof rewardTaskGoods> {
  cover: string
  rewardType: RowOf<typeof rewardTaskUser>['rewardType']
}
