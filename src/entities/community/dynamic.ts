import { entity, enumeration, f, type RowOf } from '../field'
import { dynamicType, userType, violateReason } from './shared'

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
/** What operators mark a post with: `quality` is seen by users, `highGrade` only gives it more weight, `sink` less. */
export const dynamicFlag = enumeration('dynamicFlag', {
  top: ['top', 'error'],
  hot: ['hot', 'warning'],
  recommend: ['recommend', 'processing'],
  quality: ['quality', 'success'],
  highGrade: ['highGrade', 'processing'],
  sink: 'sink',
})

/** A post of the community; an article is one too. */
export const dynamic = entity('dynamic', {
  id: f.id(),
  dynamicType: f.enum(dynamicType),
  title: f.text({ max: 40 }),
  content: f.longtext({ max: 2000 }),
  images: f.images(),
  video: f.file(),
  nickname: f.ref(),
  userType: f.enum(userType),
  phone: f.phone(),
  plateName: f.ref(),
  topicNames: f.refs(),
  clubName: f.ref(),
  seriesName: f.ref(),
  location: f.text(),
  viewCount: f.integer({ sortable: true }),
  likeCount: f.integer({ sortable: true }),
  commentCount: f.integer({ sortable: true }),
  shareCount: f.integer({ sortable: true }),
  collectCount: f.integer(),
  reportCount: f.integer({ sortable: true }),
  flags: f.multi(dynamicFlag),
  status: f.status(dynamicStatus),
  offReason: f.enum(violateReason),
  ipRegion: f.text(),
  publishTime: f.dateTime({ sortable: true }),
})
/** A post as it comes, refs with their names. */
export interface Dynamic extends RowOf<typeof dynamic> {
  userId: string
  avatar: string
  plateId: string
  topicIds: string[]
  clubId: string
  seriesCode: string
  /** What the machine found in it: pictures of what is indecent, violent or political are blurred. */
  machineLabel: string[]
  /** What it announces: an activity or a vote, which stays when the post is taken off. */
  activityTitle: string
}
