import { entity, enumeration, f, type RowOf } from '../field'

export const promoterType = enumeration('promoterType', { owner: 1, influencer: 2, clubHead: 3, partner: 4 })
export const promoterStatus = enumeration('promoterStatus', {
  notYet: 0,
  inOffice: [1, 'success'],
  over: [2, 'warning'],
})
/** Maximum term of a promoter, in years. */
export const MAX_TERM_YEARS = 3
/** Maximum number of phone numbers per lookup. */
export const MAX_PHONES = 50
export const REMOVAL_REASON = { required: true, min: 5, max: 200 } as const

/** User appointed by headquarters to recommend cars with a personal code. */
export const starPromoter = entity('starPromoter', {
  id: f.id(),
  promoterCode: f.text(),
  qrCode: f.image(),
  userId: f.text(),
  nickname: f.text(),
  userName: f.text(),
  phone: f.phone(),
  promoterType: f.enum(promoterType, { required: true }),
  seriesName: f.text(),
  dealerName: f.dealer(),
  dealerCode: f.dealer({ required: true }),
  startTime: f.date({ required: true }),
  endTime: f.date({ required: true, sortable: true }),
  recommendCount: f.integer({ sortable: true }),
  tradedCount: f.integer({ sortable: true }),
  rewardPoints: f.points({ sortable: true }),
  status: f.status(promoterStatus),
  remark: f.longtext({ max: 200 }),
  createBy: f.user(),
  createTime: f.dateTime({ sortable: true }),
})
export interface StarPromoter extends RowOf<typeof starPromoter> {}
