import { entity, enumeration, f, type RowOf } from '../field'
import { dynamicStatus } from './dynamic'
import { socialCount, targetType, userType } from './shared'

export const commentStatus = enumeration('commentStatus', {
  pending: [0, 'warning'],
  shown: [1, 'success'],
  rejected: [2, 'error'],
  removed: 3,
})

export const comment = entity('comment', {
  id: f.id(),
  content: f.longtext({ max: 500 }),
  images: f.images(),
  targetType: f.enum(targetType),
  dynamicId: f.ref(),
  dynamicTitle: f.text(),
  dynamicStatus: f.status(dynamicStatus),
  nickname: f.ref(),
  userType: f.enum(userType),
  likeCount: socialCount({ sortable: true }),
  replyCount: socialCount({ sortable: true }),
  topFlag: f.switch(),
  qualityFlag: f.switch(),
  ipRegion: f.text(),
  status: f.status(commentStatus),
  createTime: f.dateTime({ sortable: true }),
})
export type Comment = RowOf<typeof comment>

export const reply = entity('reply', {
  id: f.id(),
  content: f.longtext({ max: 300 }),
  commentId: f.ref(),
  commentContent: f.text(),
  dynamicId: f.ref(),
  nickname: f.ref(),
  userType: f.enum(userType),
  toNickname: f.text(),
  likeCount: socialCount({ sortable: true }),
  ipRegion: f.text(),
  status: f.status(commentStatus),
  createTime: f.dateTime({ sortable: true }),
})
export interface Reply extends RowOf<typeof reply> {
  /** Type of the content commented on; a post if missing. */
  targetType?: Comment['targetType']
}

export const officialComment = entity('officialComment', {
  dynamicId: f.ref({ required: true }),
  userId: f.ref({ required: true }),
  content: f.longtext({ required: true, max: 500 }),
  images: f.image(),
})
