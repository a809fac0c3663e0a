import { type SiftItem, siftPage, siftType, type SiftWord, wordAction, wordType } from '@/entities/community/sift'
import { reviewMode } from '@/entities/community/socialRule'
import { createContext } from '../../core/context'
import { at } from '../../core/random'

const { recommended, latest, board, topic, club } = siftPage
const items = (series: readonly string[]): SiftItem[] =>
  [
    ['order', '排序', siftType.order, ['综合', '最新', '最热'], [recommended, latest, board, topic, club], 0, 1, 1],
    ['content_type', '类型', siftType.type, ['图文', '视频', '文章'], [recommended, latest, board], 1, 0, 1],
    ['marks', '精选', siftType.marks, ['精华', '优质'], [board, topic], 0, 0, 1],
    ['series', '车系', siftType.series, series.slice(0, 4), [recommended, latest], 1, 0, 1],
    ['city', '城市', siftType.city, [], [latest, club], 0, 0, 1],
    ['author', '身份', siftType.user, ['认证车主', '官方'], [latest, board], 0, 0, 0],
    ['published', '时间', siftType.time, ['一天内', '一周内', '一个月内'], [topic], 0, 0, 1],
  ].map(
    ([itemCode, itemName, itemType, options, pages, multiple, defaultFlag, status], index) =>
      // The tuple above has exactly these types.
      ({ itemCode, itemName, itemType, options, pages, multiple, defaultFlag, status, sort: index + 1 }) as SiftItem,
  )

const known: readonly (readonly [SiftWord['wordType'], string])[] = [
  [
    wordType.advert,
    '加微信 私聊我 低价转让 代理加盟 刷单兼职 免费领取 返利群 扫码进群 全网最低 包过代办 代充油卡 信用卡套现',
  ],
  [wordType.abuse, '垃圾玩意 脑残粉 滚出去 智商税 骗子公司 无耻之徒'],
  [wordType.indecent, '约炮 裸聊 成人视频 一夜情'],
  [wordType.politics, '非法集会 煽动言论 分裂言论'],
  [wordType.rival, '别家更好 友商真香 换某某牌'],
  [wordType.other, '内部消息 破解软件 改表调公里'],
]
const actions = [wordAction.review, wordAction.block, wordAction.mask]

const feedRule: Record<string, number> = {
  hideReportCount: 5,
  sinkDays: 30,
  minTextLength: 15,
  sameAuthorGap: 3,
  ownerWeight: 1.2,
  qualityWeight: 1.5,
  decayHours: 24,
}
const communityRule: Record<string, string | number> = {
  reviewMode: reviewMode.reviewFirst,
  commentMode: reviewMode.machine,
  newUserReview: 3,
  dailyLimit: 20,
  postInterval: 30,
  maxVideoSeconds: 300,
  linkFlag: 0,
  qualityPoints: 50,
  deductPoints: 20,
  nightFlag: 1,
  nightHours: '23:00-07:00',
  content: `<h2>社区公约</h2>${[
    '欢迎来到车友社区。请友善交流，尊重每一位车友，不辱骂、不引战，不发布与本社区无关的内容。',
    '请发布真实的用车体验，不编造、不夸大；转载请注明出处，未经允许不搬运他人作品。',
    '禁止发布广告、引流信息和任何违法违规内容；一经发现将下架内容，并视情况扣减积分。',
    '请保护自己和他人的隐私，不公开他人的车牌、电话和住址。发现违规内容请及时举报，我们会尽快处理。',
  ]
    .map((line) => `<p>${line}</p>`)
    .join('')}`,
}

export const buildSift = (now: number, series: readonly string[], many: boolean) => {
  const { time, timeBetween } = createContext(now, 20_260_502, 1)
  const words = known.flatMap(([kind, text]) => text.split(' ').map((word) => ({ word, wordType: kind })))
  const more = Array.from({ length: many ? 19_000 : 380 }, (_, index) => ({
    word: `引流话术${index + 1}`,
    wordType: wordType.advert,
  }))
  return {
    filter: {
      version: 12,
      updateBy: '陈越',
      updateTime: time(6),
      rule: { ...feedRule },
      items: items(series),
      words: [...words, ...more].map((one, index): SiftWord => ({
        ...one,
        action: at(actions, index),
        createBy: at(['周岚', '陈越', '林可'], index),
        createTime: index < 40 ? timeBetween(200, 3) : time(90),
      })),
    },
    rules: {
      version: 7,
      updateBy: '周岚',
      updateTime: time(21),
      rule: { ...communityRule },
    },
  }
}
