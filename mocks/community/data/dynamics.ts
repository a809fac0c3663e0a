import { type Dynamic, dynamicFlag, dynamicStatus } from '@/entities/community/dynamic'
import { dynamicType, userType, violateReason } from '@/entities/community/shared'
import type { OperateLog } from '@/entities/community/story'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import type { PersonRow } from './people'

type Writable<T> = { -readonly [K in keyof T]: T[K] }
/** A post as stored. Fields of articles are empty in other posts. */
export interface DynamicRow extends Writable<Dynamic> {
  /** Text of an article as HTML. */
  html: string
  updateBy: string
  /** Id of the post that it shares. */
  originId: string
  /** Scope and end of its pin. */
  top: { scope: number; endTime: string } | undefined
  /** Newest first. */
  logs: OperateLog[]
}

const COUNT = 2600
const DAYS = 120
const ARTICLES = 60
const DRAFTS = 12
const MAX_READ = 121

const texts = [
  '周末带家人去了趟山里，{topic}打卡成功，续航表现比预期好，回来还剩四成电。',
  '提车满一年，总结一下用车成本：保养两次，充电花费不到油车的三分之一，大家有问题可以问我。',
  '冬天零下八度，实测高速 120 定速，空调 22 度，实际续航打了七五折，供各位参考。',
  '车机升级后语音更顺了，导航时也能连续对话，给工程师点赞！👍',
  '后备箱放下婴儿车、露营推车和两个行李箱，终于不用取舍了。',
  '第一次参加线下活动，认识了好多车友，下次{topic}还要来。',
  '低价转让车载冰箱，九成新，要的加微信 che_you2026 或打 021-5888 6600，也可以看 https://second.example.com/ice 。',
  '三天两夜川西小环线攻略：\n第一天 成都出发，走雅康高速，康定吃牦牛火锅；\n第二天 新都桥看日出，塔公草原拍照；\n第三天 原路返回，全程补能四次，服务区充电桩都很好找。\n有要一起走的可以在{topic}里留言，我拉个群，大家路上也有照应，人满十辆就发车。',
  'Road trip done! 从上海开到昆明 2,300 km，最远一段 480 km 没充电，the seat is so comfy。',
] as const
const titles = [
  '',
  '',
  '',
  '冬季高速续航实测',
  '',
  '',
  '',
  '三天两夜川西小环线，新手也能走的路线和补能攻略',
  '',
] as const
const articleTitles = [
  '一年两万公里：我的用车账本',
  '从零开始的车内收纳，十件真正用得上的小东西',
  '第一次自驾去西藏，出发前要准备些什么',
  '亲子露营装备清单：哪些该买，哪些可以租',
  '城市通勤一年后，我为什么还愿意推荐它给朋友们并写下这篇四十个字的长标题',
  '高速领航体验：三个场景的真实表现',
] as const
const places = ['上海·浦东新区', '成都·锦江区', '杭州·西湖区', '', '', '昆明·盘龙区'] as const
const videos = ['/__files/video-landscape', '/__files/video-portrait', '/__files/video-gone'] as const
const reasons = [violateReason.advert, violateReason.spam, violateReason.offTopic, violateReason.untrue] as const
const labels = ['ad', 'violence', 'contact', 'porn'] as const

export const emptyPost = (): DynamicRow => ({
  id: '',
  dynamicType: dynamicType.pictures,
  title: '',
  content: '',
  images: [],
  video: '',
  userId: '',
  nickname: '',
  avatar: '',
  userType: userType.user,
  phone: '',
  plateId: '',
  plateName: '',
  topicIds: [],
  topicNames: [],
  clubId: '',
  clubName: '',
  seriesCode: '',
  seriesName: '',
  location: '',
  viewCount: 0,
  likeCount: 0,
  commentCount: 0,
  shareCount: 0,
  collectCount: 0,
  reportCount: 0,
  flags: [],
  status: dynamicStatus.draft,
  // The type has no value for an absent reason.
  offReason: '' as never,
  ipRegion: '',
  publishTime: '',
  machineLabel: [],
  activityTitle: '',
  cover: '',
  summary: '',
  html: '',
  finishRate: null,
  commentFlag: 1,
  originFlag: 0,
  updateTime: '',
  updateBy: '',
  originId: '',
  top: undefined,
  logs: [],
})

/** File id of the picture in articles. Rich text must not embed pictures as data URLs. */
export const ARTICLE_PICTURE = 'article-picture'

const html = (summary: string) =>
  `<h2>写在前面</h2><p>${summary}</p><p><img src="/__files/${ARTICLE_PICTURE}" alt="途中"></p><p>${'开了一年，里程表上多了两万公里，也多了不少故事。'.repeat(3)}</p><ul><li>保养两次</li><li>补能一百三十次</li></ul><p>以上是我的真实感受，欢迎在评论里交流。</p>`

type Flag = Dynamic['flags'][number]
const flagsOf = (isUp: boolean, all: readonly (readonly [Flag, boolean])[]): Flag[] =>
  all.flatMap(([flag, on]) => (isUp && on ? [flag] : []))

export interface Around {
  boards: readonly { id: string; plateName: string }[]
  topics: readonly { id: string; topicName: string }[]
  clubs: readonly { id: string; clubName: string }[]
  people: readonly PersonRow[]
}

export const buildDynamics = (
  { random, time, next }: Context,
  { boards, topics, clubs, people }: Around,
): DynamicRow[] => {
  const own = people.filter((one) => one.userType === userType.official)
  const others = people.filter((one) => one.userType !== userType.official)
  const statusOf = (index: number, official: boolean): Dynamic['status'] => {
    if (official && index < DRAFTS * 25) return index % 4 < 2 ? dynamicStatus.draft : dynamicStatus.scheduled
    if (index % 29 === 3) return dynamicStatus.down
    if (index % 37 === 9) return dynamicStatus.rejected
    if (index % 61 === 7) return dynamicStatus.userDeleted
    if (index % 173 === 11) return dynamicStatus.deleted
    const waits = index < 24 ? index % 2 === 1 : index < 200 && index % 16 === 1
    return !official && waits ? dynamicStatus.pending : dynamicStatus.up
  }
  return Array.from({ length: COUNT }, (_, index): DynamicRow => {
    const isArticle = index % 43 === 5 && index / 43 < ARTICLES
    const official = isArticle ? index % 2 === 1 : index % 25 === 14
    const author = official ? at(own, index) : at(others, index * 7)
    const topic = at(topics, index * 3)
    const board = at(boards, index * 5)
    const club = index % 5 === 0 ? at(clubs, index / 5) : undefined
    const status = statusOf(index, official)
    const isUp = status === dynamicStatus.up
    const isOut = status !== dynamicStatus.draft && status !== dynamicStatus.scheduled
    const isVideo = !isArticle && index % 10 === 8
    const isRepost = !isArticle && index % 41 === 20
    const views = isOut && status !== dynamicStatus.pending ? random.int(20, 260) * (index % 60 === 2 ? 30 : 1) : 0
    const art = (place: number) =>
      picture(`${topic.topicName.slice(0, 4)}${place + 1}`, at(colors, index * 3 + place), 375, 375)
    const words = at(texts, index).replace('{topic}', topic.topicName)
    const cover = isArticle ? picture(topic.topicName.slice(0, 4), at(colors, index), 1125, 633) : ''
    const sunk = isUp && index % 97 === 40
    const flags = flagsOf(isUp, [
      [dynamicFlag.top, !sunk && index % 500 === 2],
      [dynamicFlag.hot, !sunk && index % 45 === 6],
      [dynamicFlag.recommend, !sunk && index % 33 === 4],
      [dynamicFlag.quality, index % 27 === 10],
      [dynamicFlag.highGrade, index % 39 === 12],
      [dynamicFlag.sink, sunk],
    ])
    const publishTime =
      status === dynamicStatus.draft
        ? ''
        : time(status === dynamicStatus.scheduled ? -1 - index / 50 : (index * DAYS) / COUNT + 0.02)
    return {
      id: String(630_000 + next('dynamic') * 7),
      dynamicType: isArticle
        ? dynamicType.article
        : isVideo
          ? dynamicType.video
          : isRepost
            ? dynamicType.repost
            : dynamicType.pictures,
      title: isArticle ? at(articleTitles, index) : at(titles, index),
      content: words,
      images:
        isArticle || isVideo || isRepost
          ? []
          : Array.from({ length: at([1, 3, 0, 9, 2], index) }, (_none, place) => art(place % 3)),
      video: isVideo ? at(videos, Math.floor(index / 10)) : '',
      userId: author.userId,
      nickname: author.nickname,
      avatar: author.avatar,
      userType: author.userType,
      phone: author.phone,
      plateId: board.id,
      plateName: board.plateName,
      topicIds: index % 6 === 5 ? [] : [topic.id],
      topicNames: index % 6 === 5 ? [] : [topic.topicName],
      clubId: club?.id ?? '',
      clubName: club?.clubName ?? '',
      seriesCode: author.seriesCode,
      seriesName: author.seriesName,
      location: at(places, index),
      viewCount: index === MAX_READ ? 123_456 : views,
      likeCount: Math.floor(views / random.int(12, 40)),
      commentCount: Math.floor(views / random.int(30, 90)),
      shareCount: Math.floor(views / random.int(90, 300)),
      collectCount: Math.floor(views / random.int(50, 150)),
      reportCount: views && index % 36 === 17 ? random.int(1, 12) : 0,
      flags,
      status,
      // The type has no value for an absent reason.
      offReason: (status === dynamicStatus.down || status === dynamicStatus.rejected
        ? at(reasons, index)
        : '') as Dynamic['offReason'],
      ipRegion: author.ipRegion,
      publishTime,
      machineLabel: index % 53 === 19 ? [at(labels, index)] : [],
      activityTitle: index % 71 === 22 ? `${topic.topicName}线下活动` : '',
      cover,
      summary: isArticle ? words.slice(0, 80) : '',
      html: isArticle ? html(words) : '',
      finishRate: isArticle && views > 0 ? random.int(180, 860) / 10 : null,
      commentFlag: index % 9 === 5 ? 0 : 1,
      originFlag: index % 3 === 0 ? 1 : 0,
      updateTime: isOut ? publishTime : time(index / 20),
      updateBy: author.nickname,
      originId: isRepost ? (index % 2 ? '0' : String(630_007 + (index - 20) * 7)) : '',
      top: undefined,
      logs: [],
    }
  })
}
