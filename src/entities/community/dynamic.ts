import { entity, enumeration, f, type RowOf } from '../field'

export const dynamicStatus = enumeration('dynamicStatus', {
  draft: 0,
  pending: [1, 'warning'],
  up: [2, 'success'],
  down: 3,
  rejected: [4, 'error'],
  userDeleted: 5,
  deleted: 6,
  scheduled: [7, 'processing'],
})

/** A post of the community. */
export const dynamic = entity('dynamic', {
  id: f.id(),
  title: f.text({ max: 40 }),
  content: f.longtext({ max: 2000 }),
  images: f.images(),
  nickname: f.ref(),
  topicNames: f.refs(),
  clubName: f.ref(),
  viewCount: f.integer({ sortable: true }),
  likeCount: f.integer({ sortable: true }),
  commentCount: f.integer({ sortable: true }),
  shareCount: f.integer({ sortable: true }),
  status: f.status(dynamicStatus),
  publishTime: f.dateTime({ sortable: true }),
})
export type Dynamic = RowOf<typeof dynamic>
