import { type Comment, commentStatus, type Reply } from '@/entities/community/comment'
import { likeStatus, shareWay } from '@/entities/community/interactions'
import { appSource, dynamicType, targetType, userType } from '@/entities/community/shared'
import { colors, createContext, picture } from '../../core/context'
import { at } from '../../core/random'
import type { DynamicRow } from './dynamics'
import type { PersonRow } from './people'

type Kept<Row> = { -readonly [K in keyof Row]: Row[K] }
/** A comment as stored, with its time in ms. The subject is looked up on reading. */
export type CommentRow = Kept<Omit<Comment, 'dynamicTitle' | 'dynamicStatus' | 'replyCount' | 'createTime'>> & {
  moment: number
}
export type ReplyRow = Kept<Omit<Reply, 'commentContent' | 'createTime'>> & { moment: number }
/** A like or share as stored. The person is an index in the list of people. */
interface Trace {
  id: string
  /** Absent for a post. */
  kind?: CommentRow['targetType']
  dynamicId: string
  person: number
  source: number
  moment: number
}
export interface LikeRow extends Trace {
  suspectFlag: 0 | 1
  status: number
}
export interface ShareRow extends Trace {
  shareWay: number
  viewCount: number
  newCount: number
  points: number
}

const sources = [appSource.app, appSource.app, appSource.app, appSource.mini, appSource.h5] as const
const remarks = [
  '说得太对了，我的车也是这样。',
  '请问冬天高速续航能到多少？准备下周去提车。',
  '同款颜色，实车比照片还好看 😍',
  '已经收藏了，周末照着这条路线走一遍！',
  '第一次见到这么详细的用车记录，感谢分享。',
  '加我微信 xingtu_8816，内部价提车，先到先得',
  '这个价格不香吗？隔壁同级都卖到十八万了。',
  '车机偶尔会卡顿，升级之后好多了。',
  '楼主是哪个城市的？我们这边充电桩太少了。',
  'Nice shot! 👍 Love the color.',
  '空间真的够用，三个孩子的安全座椅都装下了，\n后备箱还能放一辆婴儿车。',
  '水军吧，一天发八条一模一样的。',
  '求问改装件的链接，或者打 021-5888 6611 告诉我',
  '哈哈哈哈哈哈哈',
  '座椅通风什么时候能下放到低配？',
  '垃圾产品，谁买谁后悔，客服电话永远打不通！',
] as const
const answers = [
  '同意，我也遇到过。',
  '我是上个月提的，现在已经跑了两千公里。',
  '高速大概打七五折。',
  '私信你了～',
  '谢谢提醒！',
  '这个问题可以去服务网点看一下。',
  '别杠，人家说的是事实。',
  '看 www.che-8.top 有答案',
  '+1',
  '请教一下，是哪个版本的车机？',
] as const

const DAY = 86_400_000
const outOf = (posts: readonly DynamicRow[], countOf: (post: DynamicRow) => number) =>
  posts.flatMap((post) =>
    countOf(post) > 0
      ? { post, born: Date.parse(`${post.publishTime.replace(' ', 'T')}+08:00`), count: countOf(post) }
      : [],
  )
const newestFirst = <Row extends { moment: number }>(rows: Row[]): Row[] => rows.toSorted((a, b) => b.moment - a.moment)
const whoIs = ({ nickname, userType: kind, ipRegion }: PersonRow) => ({ nickname, userType: kind, ipRegion })

const OTHERS = 200
const REPLIES = [0, 1, 0, 2, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0, 1, 0, 3, 0, 1, 0] as const
const MANY = 24

interface Around {
  people: readonly PersonRow[]
  news: readonly string[]
  enrolls: readonly { id: string }[]
}

export const buildComments = (now: number, posts: readonly DynamicRow[], { people, news, enrolls }: Around) => {
  const { random, next } = createContext(now, 20_260_119, 1)
  const users = people.filter((one) => one.userType !== userType.official)
  const official = people.find((one) => one.userType === userType.official)
  let index = 0
  const line = (kind: CommentRow['targetType'], dynamicId: string, born: number): CommentRow => {
    const place = index++
    return {
      id: String(7_100_000 + next('comment') * 3),
      content: at(remarks, place * 5 + random.int(0, 3)),
      images: place % 23 === 0 ? [picture('配图', at(colors, place), 375, 375)] : [],
      targetType: kind,
      dynamicId,
      ...whoIs(at(users, random.int(0, 9999))),
      likeCount: random.int(0, place % 3 ? 40 : 6),
      topFlag: place % 97 === 0 ? 1 : 0,
      qualityFlag: place % 61 === 0 ? 1 : 0,
      status: place % 41 === 9 ? commentStatus.rejected : commentStatus.shown,
      moment: now - Math.floor(((now - born) * random.int(0, 9999)) / 10_000),
    }
  }
  const made = outOf(posts, ({ commentCount }) => commentCount).flatMap(({ post, born, count }) => {
    const kind = post.dynamicType === dynamicType.article ? targetType.article : targetType.dynamic
    const lines = Array.from({ length: count }, () => line(kind, post.id, born))
    if (index % 5 === 0) lines.push(Object.assign(line(kind, post.id, born), { status: commentStatus.removed }))
    return lines
  })
  for (let place = 0; place < OTHERS; place++)
    made.push(
      place % 2 && news.length
        ? line(targetType.news, at(news, place), now - 30 * DAY)
        : line(targetType.activity, at(enrolls, place).id, now - 30 * DAY),
    )
  const comments = newestFirst(made)
  for (const [place, row] of comments.entries()) {
    if (place < 120 && place % 4 === 1 && row.status === commentStatus.shown) row.status = commentStatus.pending
    if (row.status !== commentStatus.shown) Object.assign(row, { topFlag: 0, qualityFlag: 0 })
  }
  const replies = comments.flatMap((row, place): ReplyRow[] => {
    if (row.status === commentStatus.pending) return []
    let before = row.nickname
    return Array.from({ length: place % 500 === 2 ? MANY : at(REPLIES, place) }, (_, step): ReplyRow => {
      const who = whoIs(step === 0 && place % 19 === 3 && official ? official : at(users, random.int(0, 9999)))
      const toNickname = before
      before = who.nickname
      const status =
        row.status === commentStatus.removed || (place + step) % 37 === 5
          ? commentStatus.removed
          : place < 90 && step % 5 === 0
            ? commentStatus.pending
            : (place + step) % 53 === 8
              ? commentStatus.rejected
              : commentStatus.shown
      return {
        id: String(7_500_000 + next('reply') * 3),
        content: at(answers, place + step * 3),
        commentId: row.id,
        dynamicId: row.dynamicId,
        ...who,
        toNickname,
        likeCount: random.int(0, 9),
        status,
        moment: row.moment + Math.floor(((now - row.moment) * (step + 1)) / (MANY + 2)),
      }
    })
  })
  return { comments, replies }
}

/** Number of the newest comments and replies with individual like records, and number of shares per news item. */
const [LIKED_COMMENTS, LIKED_REPLIES, NEWS_SHARES] = [150, 100, 6]
interface Said {
  comments: readonly CommentRow[]
  replies: readonly ReplyRow[]
  news: readonly string[]
}

export const buildTraces = (now: number, posts: readonly DynamicRow[], { comments, replies, news }: Said) => {
  const { random, next } = createContext(now, 20_260_120, 1)
  const trace = (first: number, name: string, dynamicId: string, born: number): Trace => ({
    id: String(first + next(name)),
    dynamicId,
    person: random.int(0, 9999),
    source: at(sources, random.int(0, 9)),
    moment: now - Math.floor(((now - born) * random.int(0, 9999)) / 10_000),
  })
  let index = 0
  const likesOf = (id: string, born: number, count: number, kind?: Trace['kind']): LikeRow[] =>
    Array.from({ length: count }, () => ({
      ...trace(80_000_000, 'like', id, born),
      kind,
      suspectFlag: index++ % 17 === 5 ? 1 : 0,
      status: index % 13 === 4 ? likeStatus.cancelled : likeStatus.valid,
    }))
  const likes = [
    ...outOf(posts, ({ likeCount }) => likeCount).flatMap(({ post, born, count }) => likesOf(post.id, born, count)),
    ...comments
      .slice(0, LIKED_COMMENTS)
      .flatMap(({ id, moment, likeCount }) => likesOf(id, moment, likeCount, targetType.comment)),
    ...replies
      .slice(0, LIKED_REPLIES)
      .flatMap(({ id, moment, likeCount }) => likesOf(id, moment, likeCount, targetType.reply)),
  ]
  const ways = shareWay.options.map(({ value }) => value)
  const sharesOf = (id: string, born: number, count: number, kind?: Trace['kind']): ShareRow[] =>
    Array.from({ length: count }, () => {
      const viewCount = random.int(0, 60)
      return {
        ...trace(90_000_000, 'share', id, born),
        kind,
        shareWay: at(ways, random.int(0, 11) % 7),
        viewCount,
        newCount: viewCount > 40 ? random.int(0, 3) : 0,
        points: random.int(0, 4) ? 5 : 0,
      }
    })
  const shares = [
    ...outOf(posts, ({ shareCount }) => shareCount).flatMap(({ post, born, count }) => sharesOf(post.id, born, count)),
    ...news.flatMap((id) => sharesOf(id, now - 30 * DAY, NEWS_SHARES, targetType.news)),
  ]
  return { likes: newestFirst(likes), shares: newestFirst(shares) }
}
