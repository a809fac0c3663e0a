import { entity, f, type RowOf } from '../field'
import { shopType } from '../shared/enums'

export const couponMerchant = entity('couponMerchant', {
  dealerCode: f.id(),
  dealerName: f.dealer(),
  shopType: f.enum(shopType),
  provinceName: f.text(),
  cityName: f.text(),
  usedCount: f.integer({ sortable: true }),
  createTime: f.dateTime(),
})

export interface CouponMerchant extends RowOf<typeof couponMerchant> {}
