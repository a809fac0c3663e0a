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
/** Flags set by operators. Users see `quality`; `highGrade` only raises the weight of a post, `sink` lowers it. */
export const dynamicFlag = enumeration('dynamicFlag', {
  top: ['top', 'error'],
  hot: ['hot', 'warning'],
  recommend: ['recommend', 'processing'],
  quality: ['quality', 'success'],
  highGrade: ['highGrade', 'processing'],
  sink: 'sink',
})

export const topScope = enumeration('topScope', { all: 1, plate: 2, topic: 3, club: 4 })
/** Demotion of a post: half its weight, or visible only on the author's own page. */
export const sinkLevel = enumeration('sinkLevel', { half: 1, homeOnly: 2 })

export const publishWay = enumeration('publishWay', { draft: 0, now: 1, later: 2 })

/** Post of the community, including articles. */
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
interface ArticleParts extends Pick<
  RowOf<typeof postArticle>,
  'cover' | 'summary' | 'commentFlag' | 'originFlag' | 'updateTime'
> {
  /** Null if nobody has read it yet. */
  finishRate: number | null
}

export interface Dynamic extends RowOf<typeof dynamic>, ArticleParts {
  userId: string
  avatar: string
  plateId: string
  topicIds: string[]
  clubId: string
  seriesCode: string
  /** Findings of the automatic check. Indecent, violent or political pictures are blurred. */
  machineLabel: string[]
  /** Announced activity or vote, which remains when the post is taken down. */
  activityTitle: string
}

export interface PostDay {
  date: string
  viewCount: number
  likeCount: number
  commentCount: number
}
/** Post with its full history. The text of an article is HTML. */
export interface PostPage extends Dynamic {
  trend: PostDay[]
  logs: OperateLog[]
  reports: ReportLine[]
  /** Shared post; null if there is none or it was removed. */
  origin: Dynamic | null
}
