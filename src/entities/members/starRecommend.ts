import { entity, enumeration, f, type RowOf } from '../field'
import { rewardStatus } from './rewardStatus'

/** Recommender by relation to the brand, or as promoter or employee. */
export const recommenderType = enumeration('recommenderType', {
  owner: [1, 'success'],
  fan: 2,
  ordered: [3, 'processing'],
  promoter: [4, 'warning'],
  staff: [5, 'processing'],
})
export const recommendStatus = enumeration('recommendStatus', {
  waiting: [1, 'warning'],
  following: [2, 'processing'],
  visited: [3, 'processing'],
  ordered: [4, 'success'],
  won: [5, 'success'],
  lost: 6,
  invalid: [7, 'error'],
})

export const starRecommend = entity('starRecommend', {
  id: f.id(),
  recommenderId: f.text(),
  recommenderName: f.text(),
  recommenderPhone: f.phone(),
  recommenderType: f.enum(recommenderType),
  customerName: f.text(),
  phone: f.phone(),
  seriesName: f.text(),
  cityName: f.text(),
  dealerName: f.dealer(),
  saleUserName: f.user(),
  clueId: f.ref(),
  status: f.status(recommendStatus),
  vin: f.id(),
  rewardStatus: f.status(rewardStatus),
  rewardPoints: f.points(),
  createTime: f.dateTime({ sortable: true }),
  visitTime: f.dateTime(),
  orderTime: f.dateTime(),
  dealTime: f.dateTime({ sortable: true }),
  endTime: f.dateTime(),
})
export interface StarRecommend extends RowOf<typeof starRecommend> {
  /** Earlier recommendation of the same friend; empty if this is the first. */
  duplicateId: string
}
