import { entity, enumeration, f, type RowOf } from '../field'
import { appSource, socialCount, targetType, userType } from './shared'

export const likeStatus = enumeration('likeStatus', { cancelled: 0, valid: [1, 'success'] })

export const like = entity('like', {
  id: f.id(),
  targetType: f.enum(targetType),
  targetId: f.text(),
  targetTitle: f.text(),
  authorName: f.text(),
  nickname: f.ref(),
  userType: f.enum(userType),
  source: f.enum(appSource),
  ipRegion: f.text(),
  suspectFlag: f.switch(),
  suspectReason: f.text(),
  status: f.status(likeStatus),
  createTime: f.dateTime({ sortable: true }),
})
export type Like = RowOf<typeof like>

export const shareWay = enumeration('shareWay', { friend: 1, moments: 2, weibo: 3, qq: 4, link: 5, poster: 6 })

export const shareRecord = entity('shareRecord', {
  id: f.id(),
  targetType: f.enum(targetType),
  targetId: f.text(),
  targetTitle: f.text(),
  authorName: f.text(),
  nickname: f.ref(),
  userType: f.enum(userType),
  shareWay: f.enum(shareWay),
  source: f.enum(appSource),
  viewCount: socialCount({ sortable: true }),
  newCount: socialCount({ sortable: true }),
  points: f.points(),
  createTime: f.dateTime({ sortable: true }),
})
export type ShareRecord = RowOf<typeof shareRecord>
