import { channelContent, childLayout, parentLayout } from '@/entities/content/channel'
import { client, shelfStatus } from '@/entities/content/shared'
import { colors, type Context, picture } from '../../core/context'
import { at } from '../../core/random'

export interface ParentRow {
  id: string
  channelName: string
  channelCode: string
  icon: string
  iconActive: string
  layout: 1 | 2 | 3
  appTypes: number[]
  sort: number
  status: 0 | 1 | 2
  remark: string
  updateBy: string
  updateTime: string
  /** Usage in the last seven days. */
  viewUserCount: number
  viewCount: number
  avgStay: number
}
export interface ChildRow {
  id: string
  parentId: string
  channelName: string
  channelCode: string
  contentType: 1 | 2 | 3 | 4
  layout: 1 | 2 | 3
  icon: string
  cover: string
  remark: string
  defaultFlag: 0 | 1
  commentFlag: 0 | 1
  subscribeCount: number
  sort: number
  status: 0 | 1 | 2
  updateBy: string
  updateTime: string
  viewUserCount: number
  viewCount: number
  avgStay: number
}

type ChildSeed = readonly [name: string, code: string, about: string]
type ParentSeed = readonly [
  name: string,
  code: string,
  layout: 1 | 2 | 3,
  status: 0 | 1 | 2,
  children: readonly ChildSeed[],
]

const SEEDS: readonly ParentSeed[] = [
  [
    '品牌资讯',
    'brand',
    parentLayout.tabs,
    shelfStatus.up,
    [
      ['品牌动态', 'brand_news', '品牌新闻与官方声音'],
      ['新车速递', 'brand_cars', '新车发布与上市消息'],
      ['技术解读', 'brand_tech', '三电、底盘与智能驾驶'],
      ['媒体评测', 'brand_media', '媒体怎么说'],
      ['荣誉时刻', 'brand_awards', '获奖与销量'],
      ['高层访谈', 'brand_talks', '与品牌负责人对话'],
    ],
  ],
  [
    '用车指南',
    'guide',
    parentLayout.grid,
    shelfStatus.up,
    [
      ['新手上路', 'guide_start', '提车后的第一周'],
      ['智能座舱', 'guide_cabin', '语音、导航与应用'],
      ['驾驶辅助', 'guide_assist', '辅助驾驶怎么用'],
      ['保养维护', 'guide_care', '按里程保养'],
      ['冬季用车', 'guide_winter', '低温续航与除霜'],
      ['安全知识', 'guide_safety', '儿童座椅与应急'],
    ],
  ],
  [
    '车生活',
    'life',
    parentLayout.side,
    shelfStatus.up,
    [
      ['自驾路书', 'life_roads', '周末去哪儿'],
      ['车主故事', 'life_stories', '车主与他们的车'],
      ['露营装备', 'life_camping', '后备箱里的生活'],
      ['亲子出行', 'life_kids', '带娃出门'],
      ['美食地图', 'life_food', '顺路吃点好的'],
      ['摄影专栏', 'life_photos', '用镜头看车'],
    ],
  ],
  [
    '活动精选',
    'events',
    parentLayout.tabs,
    shelfStatus.up,
    [
      ['线下活动', 'events_local', '门店与试驾活动'],
      ['购车礼遇', 'events_offers', '当月购车权益'],
      ['车友聚会', 'events_clubs', '车友会的日程'],
      ['往期回顾', 'events_past', '活动精彩瞬间'],
      ['抽奖公示', 'events_draws', '中奖名单公示'],
    ],
  ],
  [
    '充电出行',
    'charging',
    parentLayout.grid,
    shelfStatus.down,
    [
      ['充电地图', 'charging_map', '站点与价格'],
      ['家充安装', 'charging_home', '家用桩安装流程'],
      ['补能攻略', 'charging_tips', '长途补能规划'],
      ['电池健康', 'charging_care', '电池养护'],
      ['充电活动', 'charging_sales', '充电优惠'],
    ],
  ],
  ['官方公告', 'notices', parentLayout.tabs, shelfStatus.new, []],
]
const FIRST_PARENT = 5001
const FIRST_CHILD = 6001
const PEOPLE = ['李静', '周敏', '赵文博'] as const
const EMPTY = new Set(['brand_talks', 'life_photos', 'charging_sales'])
const DOWN = new Set(['brand_awards', 'guide_winter', 'events_draws'])

export const hasNews = ({ channelCode }: Pick<ChildRow, 'channelCode'>): boolean => !EMPTY.has(channelCode)

export const buildChannels = (context: Context): { parents: ParentRow[]; children: ChildRow[] } => {
  const use = () => {
    const viewUserCount = context.random.int(300, 18_000)
    return { viewUserCount, viewCount: viewUserCount * context.random.int(2, 5), avgStay: context.random.int(18, 260) }
  }
  const children: ChildRow[] = []
  const parents = SEEDS.map(([channelName, channelCode, layout, status, below], index): ParentRow => {
    const id = String(FIRST_PARENT + index)
    for (const [name, code, remark] of below) {
      const place = children.length
      const isEmpty = EMPTY.has(code)
      children.push({
        id: String(FIRST_CHILD + place),
        parentId: id,
        channelName: name,
        channelCode: code,
        contentType: at(
          [channelContent.articles, channelContent.mixed, channelContent.videos, channelContent.galleries],
          place,
        ),
        layout: at([childLayout.sidePicture, childLayout.largePicture, childLayout.twoColumns], place),
        icon: picture(name.slice(0, 1), at(colors, place), 96, 96),
        cover: place % 4 === 3 ? '' : picture(name, at(colors, place + 2), 750, 320),
        remark,
        defaultFlag: place % 3 === 0 ? 1 : 0,
        commentFlag: place % 5 === 4 ? 0 : 1,
        subscribeCount: isEmpty ? 0 : context.random.int(120, 46_000),
        sort: (below.findIndex(([, one]) => one === code) + 1) * 10,
        status: isEmpty ? shelfStatus.new : DOWN.has(code) ? shelfStatus.down : shelfStatus.up,
        updateBy: at(PEOPLE, place),
        updateTime: context.workTime(3 + place),
        ...(isEmpty || place % 9 === 8 ? { viewUserCount: 0, viewCount: 0, avgStay: 0 } : use()),
      })
    }
    return {
      id,
      channelName,
      channelCode,
      icon: picture(channelName.slice(0, 1), '#8c8c8c', 96, 96),
      iconActive: picture(channelName.slice(0, 1), at(colors, index), 96, 96),
      layout,
      appTypes: index === 3 ? [client.mini] : [client.android, client.ios, client.harmony, client.mini],
      sort: (index + 1) * 10,
      status,
      remark: index === 4 ? '改版期间下架' : '',
      updateBy: at(PEOPLE, index),
      updateTime: context.workTime(20 + index),
      ...use(),
    }
  })
  return { parents, children }
}
