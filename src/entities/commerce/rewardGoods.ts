import { entity, f, type RowOf } from '../field'
import { enableStatus } from '../shared/enums'
import { rewardCalcMode, rewardShelf } from './rewardEnums'
import { rewardScope, rewardType } from './shared'

export const rewardGoods = entity('rewardGoods', {
  id: f.id(),
  goodsCode: f.text({ required: true, max: 32 }),
  goodsName: f.text({ max: 60 }),
  categoryName: f.ref({ required: true }),
  cover: f.image(),
  price: f.money(),
  rewardType: f.enum(rewardType, { required: true }),
  rewardMode: f.enum(rewardCalcMode, { required: true }),
  rewardValue: f.number({ required: true }),
  couponName: f.ref({ required: true }),
  shareTitle: f.text({ max: 30 }),
  shareImage: f.image(),
  content: f.richtext({ max: 5000 }),
  dealerScope: f.enum(rewardScope, { required: true }),
  dealerCount: f.integer(),
  taskCount: f.integer(),
  shareCount: f.integer({ sortable: true }),
  orderCount: f.integer({ sortable: true }),
  rewardTotal: f.number({ sortable: true }),
  shelfState: f.status(rewardShelf),
  sort: f.integer({ max: 999 }),
  status: f.status(enableStatus),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface RewardGoods extends RowOf<typeof rewardGoods> {
  categoryId: string
  couponId: string
  /** Chosen dealers by code, and the codes of their sales areas. */
  dealerCodes: string[]
  areas: string[]
  /** Enabled tasks that contain the goods. */
  taskTitles: string[]
}

export const rewardGoodsDealer = entity('rewardGoodsDealer', {
  dealerCode: f.text(),
  dealerName: f.dealer(),
  areaName: f.text(),
  cityName: f.text(),
  shareCount: f.integer({ sortable: true }),
  orderCount: f.integer({ sortable: true }),
  orderAmount: f.money({ sortable: true }),
  rewardTotal: f.number({ sortable: true }),
})
export type RewardGoodsDealer = RowOf<typeof rewardGoodsDealer>

export interface RewardCategory {
  categoryId: string
  categoryName: string
}
