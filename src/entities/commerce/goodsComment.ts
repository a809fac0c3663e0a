import { entity, enumeration, f, type RowOf } from '../field'

export const goodsCommentStatus = enumeration('goodsCommentStatus', {
  pending: [0, 'warning'],
  approved: [1, 'success'],
  rejected: [2, 'error'],
})
export const anonymous = enumeration('anonymous', { no: 0, yes: 1 })
/** Filter by reviews with or without pictures. */
export const reviewImages = enumeration('reviewImages', { without: 0, with: 1 })

export const reviewScore = enumeration('reviewScore', { one: 1, two: 2, three: 3, four: 4, five: 5 })

export const goodsComment = entity('goodsComment', {
  id: f.id(),
  goodsName: f.ref(),
  skuName: f.text(),
  orderNo: f.ref(),
  nickname: f.text(),
  phone: f.text(),
  anonymous: f.enum(anonymous),
  score: f.integer({ sortable: true }),
  content: f.longtext(),
  images: f.images(),
  likeCount: f.count(),
  topFlag: f.switch(),
  status: f.status(goodsCommentStatus),
  reason: f.text({ required: true, min: 2, max: 100 }),
  examineBy: f.user(),
  examineTime: f.dateTime(),
  createTime: f.dateTime({ sortable: true }),
})
export interface GoodsComment extends RowOf<typeof goodsComment> {
  goodsId: string
  cover: string
  orderId: string
}
