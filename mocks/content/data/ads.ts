import { bizAdPosition } from '@/entities/content/bizAd'
import { miniAdPosition } from '@/entities/content/miniAd'
import { shelfStatus } from '@/entities/content/shared'
import { mediaType } from '@/entities/content/splashAd'
import { bizAdSlots, miniAdSlots } from '@/entities/content/slots'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'
import { LOST } from './carPictures'

export interface Link {
  jumpType: number
  jumpValue: string
  jumpTitle: string
  /** 1 while the target is visible to users. */
  aliveFlag: 0 | 1
}
export interface AdRow extends Link {
  id: string
  title: string
  cover: string
  startTime: string
  endTime: string
  sort: number
  viewCount: number
  clickCount: number
  status: number
  createTime: string
  updateBy: string
  updateTime: string
}
export interface BizAdRow extends AdRow {
  position: number
  shopTypes: number[]
  areaNames: string[]
}
export interface SplashAdRow extends AdRow {
  mediaType: number
  coverTall: string
  video: string
  duration: number
  skipFlag: number
  frequency: number
  appTypes: number[]
  audience: number
  cityCodes: string[]
  skipCount: number
}
export interface MiniAdRow extends AdRow {
  subTitle: string
  position: number
  audience: number
  cityCodes: string[]
}
export interface HotspotRow {
  id: string
  hotspotName: string
  block: number
  content: string
  cover: string
  topTitles: string[]
  viewCount: number
  clickCount: number
  sort: number
  status: number
  /** 1 if it was added with the last release and has not been switched since. */
  newFlag: 0 | 1
  updateBy: string
  updateTime: string
}

const people = ['李静', '周志强', '系统管理员'] as const
const bizTitles = [
  '秋季试驾季素材上新',
  '双十一到店礼包',
  '新车交付话术手册',
  '老友推荐奖励翻倍',
  '直播间预约通道',
  '以旧换新政策速览',
] as const
const miniTitles = [
  '全新 SUV 预售开启',
  '周末试驾有礼',
  '积分兑好物',
  '车主口碑榜',
  '置换补贴加码',
  '首保免费预约',
] as const
const splashTitles = [
  '品牌之夜预告',
  '冬季用车关怀',
  '新车上市倒计时',
  '春节不打烊服务',
  '车主嘉年华',
  '试驾开启远方',
] as const
const LONG = '每逢佳节倍思亲，车主返乡关怀计划与沿途充电权益全面升级上线啦'

const spanOf = (kind: 'running' | 'waiting' | 'ended', index: number): [from: number, until: number] =>
  kind === 'running'
    ? [-20 - (index % 7), 12 + (index % 9)]
    : kind === 'waiting'
      ? [6 + (index % 5), 34 + (index % 8)]
      : [-70 - (index % 10), -8 - (index % 6)]

const timesOf = (context: Context, kind: Parameters<typeof spanOf>[0], index: number) => {
  const [from, until] = spanOf(kind, index)
  return { startTime: `${context.date(-from)} 09:00:00`, endTime: `${context.date(-until)} 18:00:00` }
}

const figuresOf = (context: Context, kind: Parameters<typeof spanOf>[0], hasRun: boolean) => {
  const viewCount = hasRun && kind !== 'waiting' ? context.random.int(1800, 46_000) : 0
  return { viewCount, clickCount: Math.floor((viewCount * context.random.int(8, 95)) / 1000) }
}

const linkOf = (index: number, links: readonly Link[]): Link => at(links, index)
const written = (context: Context, index: number) => ({
  createTime: context.workTime(80 - (index % 9)),
  updateBy: at(people, index),
  updateTime: context.workTime(1 + (index % 60)),
})

const KINDS = ['running', 'waiting', 'ended', 'running'] as const

export const buildBizAds = (context: Context, links: readonly Link[], areas: readonly string[]): BizAdRow[] => {
  const positions = Object.values(bizAdPosition).filter((code) => typeof code === 'number')
  return Array.from({ length: 36 }, (_, index): BizAdRow => {
    const position = at(positions, index)
    const round = Math.floor(index / positions.length)
    const { size, limit } = bizAdSlots[position] ?? { size: [690, 280] as const, limit: 1 }
    const running = Math.min(limit, 3)
    const kind =
      round < running ? 'running' : round < running + 2 ? (limit > 2 ? 'waiting' : 'ended') : at(KINDS, round)
    const isOn =
      round < running ||
      (kind === 'ended' && round % 2 === 0) ||
      (kind === 'waiting' && limit > 2 && round < running + 2)
    const title = index === 9 ? LONG.slice(0, 30) : `${at(bizTitles, index)}${round ? ` ${round + 1}` : ''}`
    return {
      id: String(5_100_001 + index),
      title,
      position,
      cover: index === 14 ? LOST : picture(title.slice(0, 8), at(colors, index), size[0], size[1]),
      ...linkOf(index, links),
      shopTypes: index % 5 === 4 ? [3] : [3, 4, 5],
      areaNames: index % 4 === 3 ? areas.slice(0, 5) : index % 6 === 2 ? areas.slice(0, 1) : [],
      ...timesOf(context, kind, index),
      sort: 100 + round * 10,
      ...figuresOf(context, kind, isOn || kind === 'ended'),
      status: isOn ? 1 : 0,
      ...written(context, index),
    }
  })
}

export const buildMiniAds = (context: Context, links: readonly Link[], cities: readonly string[]): MiniAdRow[] => {
  const positions = Object.values(miniAdPosition).filter((code) => typeof code === 'number')
  const places = new Map<number, number>()
  return Array.from({ length: 40 }, (_, index): MiniAdRow => {
    const position = at(positions, index)
    const round = Math.floor(index / positions.length)
    const { size, limit } = miniAdSlots[position] ?? { size: [750, 560] as const, limit: 1 }
    const running = Math.max(1, Math.min(limit - 1, 2))
    const kind = round < running ? 'running' : at(['ended', 'waiting', 'ended', 'running'] as const, round - running)
    const status =
      round < running
        ? shelfStatus.up
        : kind === 'ended'
          ? round % 2 === 0
            ? shelfStatus.up
            : shelfStatus.down
          : at([shelfStatus.new, shelfStatus.down], index)
    const sort = (places.get(position) ?? 0) + 1
    places.set(position, sort)
    const title = index === 11 ? LONG.slice(0, 30) : `${at(miniTitles, index + round)}${round ? ` ${round + 1}` : ''}`
    return {
      id: String(5_300_001 + index),
      title,
      subTitle: [3, 4, 6].includes(position) ? '限时开启，先到先得' : '',
      position,
      cover: index === 20 ? LOST : picture(title.slice(0, 8), at(colors, index + 3), size[0], size[1]),
      audience: at([1, 1, 2, 3, 4], index),
      cityCodes: index % 5 === 3 ? cities.slice(0, 3) : [],
      ...linkOf(index, links),
      ...timesOf(context, kind, index),
      sort,
      ...figuresOf(context, kind, status !== shelfStatus.new),
      status,
      ...written(context, index),
    }
  })
}

const VIDEO = '/__files/video-portrait'

export const buildSplashAds = (context: Context, links: readonly Link[], cities: readonly string[]): SplashAdRow[] => {
  return Array.from({ length: 24 }, (_, index): SplashAdRow => {
    const kind = index < 3 ? 'running' : at(['waiting', 'ended', 'ended', 'running'] as const, index)
    const status =
      index < 3
        ? shelfStatus.up
        : kind === 'running'
          ? at([shelfStatus.new, shelfStatus.down], index >> 2)
          : at([shelfStatus.up, shelfStatus.new, shelfStatus.down], index >> 1)
    const isVideo = index % 6 === 1
    const isForced = index % 8 === 3 && !isVideo
    const title =
      index === 7 ? LONG.slice(0, 30) : `${at(splashTitles, index)}${index >= 6 ? ` ${Math.floor(index / 6) + 1}` : ''}`
    const { viewCount, clickCount } = figuresOf(context, kind, status !== shelfStatus.new)
    return {
      id: String(5_200_001 + index),
      title,
      mediaType: isVideo ? mediaType.video : mediaType.picture,
      cover:
        index === 10 ? LOST : isVideo && index > 6 ? '' : picture(title.slice(0, 6), at(colors, index), 1080, 1920),
      coverTall: isVideo ? '' : picture(title.slice(0, 6), at(colors, index), 1125, 2436),
      video: isVideo ? VIDEO : '',
      duration: isVideo ? 5 : isForced ? 3 : 3 + (index % 3),
      skipFlag: isForced ? 0 : 1,
      frequency: at([2, 1, 2, 3], index),
      appTypes: index % 5 === 4 ? [2] : [1, 2, 3],
      audience: index === 0 ? 2 : at([1, 1, 1, 3], index),
      cityCodes: index === 1 ? cities.slice(0, 2) : index % 7 === 6 ? cities.slice(0, 1) : [],
      ...linkOf(index, links),
      ...timesOf(context, kind, index),
      sort: index + 1,
      viewCount,
      clickCount,
      skipCount: Math.floor((viewCount * context.random.int(250, 620)) / 1000),
      status,
      ...written(context, index),
    }
  })
}

const spots: readonly [string, number, string, readonly string[], number][] = [
  ['热门文章榜', 1, '近 7 天分享最多的 10 篇文章', ['冬季续航真相', '提车三个月体验', '选配避坑指南'], 1],
  ['新文章推荐', 1, '近 3 天上架的文章', ['工程师答疑合集', '长途自驾攻略'], 1],
  ['热门视频榜', 2, '近 7 天播放最多的 10 条视频', ['一分钟看懂智驾', '车主访谈：老张', '静谧性实测'], 1],
  ['新视频推荐', 2, '近 3 天上架的视频', ['雪地测试花絮'], 0],
  ['热门海报榜', 3, '近 7 天下载最多的 10 张海报', ['周末试驾海报', '置换补贴海报', '金融方案海报'], 1],
  ['节日海报', 3, '未来 15 天节日的海报', [], 1],
  ['正在进行的活动', 4, '报名中的营销活动，按截止时间', ['双十一团购会', '老友推荐'], 1],
  ['即将开始的活动', 4, '7 天内开始的营销活动', ['新车品鉴会'], 0],
  ['推广方案精选', 5, '总部标记为精选的推广方案', ['置换专案', '以旧换新'], 1],
  ['分享达人榜', 6, '近 7 天分享次数最多的 20 位顾问', ['王磊 86 次', '陈晓 73 次', '刘洋 70 次'], 1],
  ['门店分享榜', 6, '近 7 天分享次数最多的 20 家门店', ['上海浦东店', '杭州滨江店', '广州天河店'], 0],
  ['新手必看', 1, '标签为「新手」的文章', ['到店接待五步法'], 0],
]

/** Builds the hot blocks that the current app supports. The last one is new. */
export const buildHotspots = (context: Context): HotspotRow[] =>
  spots.map(([hotspotName, block, content, topTitles, status], index) => {
    const viewCount = status
      ? context.random.int(900, 16_000)
      : index === spots.length - 1
        ? 0
        : context.random.int(0, 300)
    return {
      id: String(5_400_001 + index),
      hotspotName,
      block,
      content,
      cover: picture(hotspotName.slice(0, 4), at(colors, index), 320, 180),
      topTitles: [...topTitles],
      viewCount,
      clickCount: Math.floor((viewCount * context.random.int(30, 160)) / 1000),
      sort: index + 1,
      status,
      newFlag: index === spots.length - 1 ? 1 : 0,
      updateBy: index === spots.length - 1 ? '' : at(people, index),
      updateTime: index === spots.length - 1 ? '' : context.workTime(2 + index * 3),
    }
  })
