import { entity, enumeration, f, type RowOf } from '../field'
import type { postArticle } from './postArticle'
import type { OperateLog, ReportLine } from './story'
import { dynamicType, socialCount, userType, violateReason } from './shared'

export const dynamicStatus = enumeration('dynamicStatus', {
  draft: 0,
  scheduled: [7, 'processing'],
  pending: [1, 'warning'],
  up: [2, 'success'],
  down: 3,
  rejected: [4, 'error'],
  userDeleted: 5,
  deleted: 6,
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

/** Where a post stays on top. */
export const topScope = enumeration('topScope', { all: 1, plate: 2, topic: 3, club: 4 })
/** How far a post is pushed down: half its weight, or seen on its author's own page alone. */
export const sinkLevel = enumeration('sinkLevel', { half: 1, homeOnly: 2 })

/** What becomes of a post of an official account when it is saved. */
export const publishWay = enumeration('publishWay', { draft: 0, now: 1, later: 2 })

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
  viewCount: socialCount({ sortable: true }),
  likeCount: socialCount({ sortable: true }),
  commentCount: socialCount({ sortable: true }),
  shareCount: socialCount({ sortable: true }),
  collectCount: socialCount(),
  reportCount: socialCount({ sortable: true }),
  flags: f.multi(dynamicFlag),
  status: f.status(dynamicStatus),
  offReason: f.enum(violateReason),
  ipRegion: f.text(),
  publishTime: f.dateTime({ sortable: true }),
})
/** What a post has that is an article. */
interface ArticleParts extends Pick<
  RowOf<typeof postArticle>,
  'cover' | 'summary' | 'commentFlag' | 'originFlag' | 'updateTime'
> {
  /** Null before anybody read it. */
  finishRate: number | null
}

/** A post as it comes, refs with their names. */
export interface Dynamic extends RowOf<typeof dynamic>, ArticleParts {
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

/** What readers did with a post on one of its first days. */
export interface PostDay {
  date: string
  viewCount: number
  likeCount: number
  commentCount: number
}
/** A post with all that happened to it. The text of an article is HTML. */
export interface PostPage extends Dynamic {
  trend: PostDay[]
  logs: OperateLog[]
  reports: ReportLine[]
  /** The post that was shared with it; null where it is none, or is gone. */
  origin: Dynamic | null
}
