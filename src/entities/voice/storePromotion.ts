import { entity, enumeration, f, type RowOf } from '../field'

export const promoType = enumeration('promoType', {
  visitGift: 1,
  driveGift: 2,
  limitedOffer: 3,
  tradeIn: 4,
  service: 5,
  other: 9,
})
export const promoOffBy = enumeration('promoOffBy', { store: 1, headquarters: [2, 'error'] })
export const promoStatus = enumeration('promoStatus', {
  draft: 0,
  waiting: [1, 'warning'],
  shown: [2, 'success'],
  down: [3, 'error'],
  over: 4,
})

export const storePromotion = entity('storePromotion', {
  id: f.id(),
  title: f.text({ required: true, min: 4, max: 30 }),
  promoType: f.enum(promoType, { required: true }),
  dealerCode: f.text(),
  dealerName: f.dealer(),
  cover: f.image({ required: true }),
  allSeriesFlag: f.switch(),
  seriesCodes: f.refs({ required: true }),
  seriesNames: f.tags(),
  content: f.richtext({ required: true, max: 5000 }),
  startTime: f.dateTime({ required: true, sortable: true }),
  endTime: f.dateTime({ required: true }),
  clueFlag: f.switch(),
  contactPhone: f.text({ rule: 'hotline' }),
  viewCount: f.count({ sortable: true }),
  callCount: f.count({ sortable: true }),
  clueCount: f.count({ sortable: true }),
  status: f.status(promoStatus),
  offBy: f.enum(promoOffBy),
  offReason: f.text({ max: 100 }),
  createBy: f.user(),
  updateBy: f.user(),
  updateTime: f.dateTime({ sortable: true }),
})

export const promotionDay = entity('promotionDay', {
  date: f.date(),
  viewCount: f.count(),
  callCount: f.count(),
  clueCount: f.count(),
})
export type PromotionDay = RowOf<typeof promotionDay>

export interface StorePromotion extends RowOf<typeof storePromotion> {
  storeShowFlag: number
  /** Page in the app; empty for a draft. */
  url: string
  /** Only in the detail response. */
  trend: PromotionDay[]
}

export type PromotionInput = Pick<
  StorePromotion,
  | 'title'
  | 'promoType'
  | 'cover'
  | 'allSeriesFlag'
  | 'seriesCodes'
  | 'content'
  | 'startTime'
  | 'endTime'
  | 'clueFlag'
  | 'contactPhone'
> & { dealerCode?: string }

export const MAX_PROMOTION_DAYS = 90
export const MAX_SERIES = 10
export const MAX_PROMOTIONS_SHOWN = 5
/** Words prohibited by advertising law. */
export const AD_WORDS = ['全网最低', '最低价', '国家级', '最高级', '第一品牌', '全国第一'] as const
