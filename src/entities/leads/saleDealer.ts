import { entity, f, type RowOf } from '../field'
import { shopType } from '../shared/enums'

export const saleDealer = entity('saleDealer', {
  rank: f.integer(),
  dealerCode: f.id(),
  dealerName: f.dealer(),
  groupName: f.text(),
  shopType: f.enum(shopType),
  areaName: f.text(),
  cityName: f.text(),
  quotaValues: f.json(),
  finishRate: f.percent({ sortable: true }),
  stockCount: f.integer(),
})
export interface SaleDealer extends Omit<RowOf<typeof saleDealer>, 'rank' | 'finishRate' | 'quotaValues'> {
  /** Null if it was not in the network in that period. */
  rank: number | null
  finishRate: number | null
  provinceName: string
}
