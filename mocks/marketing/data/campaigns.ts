import { is } from '@/entities/field'
import {
  activityOffBy,
  activityStatus,
  dealerActivityStatus,
  fieldType,
  typeLevel,
} from '@/entities/marketing/campaignEnums'
import { dealerStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture } from '../../core/context'
import type { ChannelRow } from '../../leads/data/leads'
import { type ActivityRow, whyDown } from './materials'
import { at, type Random } from '../../core/random'
import type { CarSeriesRow, DealerRow, SalesAreaRow } from '../../system/data/types'

export interface FieldRow {
  key: string
  title: string
  fieldType: string
  options: string[]
  required: 0 | 1
  hint: string
  sort: number
}
export interface TypeRow {
  id: string
  name: string
  level: number
  /** Empty on the first level. */
  parentId: string
  icon: string
  owner: number[]
  formFields: FieldRow[]
  sort: number
  remark: string
  status: number
  updateTime: string
}
export interface RangeRow {
  areaCodes: string[]
  provinceCodes: string[]
  cityCodes: string[]
}
export interface CampaignRow {
  id: string
  title: string
  typeId: string
  seriesName: string
  mode: number
  cover: string
  banner: string
  startTime: string
  endTime: string
  signEndTime: string
  regions: RangeRow
  dealerCodes: string[]
  content: string
  formFields: FieldRow[]
  joinLimit: number
  eventCode: string
  shareTitle: string
  topFlag: 0 | 1
  status: number
  createTime: string
}
/** Figures of a campaign from views over sign-ups to deals. Except for shares, no number exceeds the one before. */
export interface FigureRow {
  viewCount: number
  viewUserCount: number
  shareCount: number
  joinCount: number
  newClueCount: number
  visitCount: number
  dealCount: number
}
export interface DealerCampaignRow {
  id: string
  title: string
  typeId: string
  /** Empty if there is no headquarters campaign. */
  hostId: string
  dealerCode: string
  seriesName: string
  cover: string
  startTime: string
  endTime: string
  address: string
  contactPhone: string
  content: string
  joinLimit: number
  /** 0 nobody, 1 the dealer, 2 headquarters. */
  offBy: number
  offReason: string
  offTime: string
  status: number
  createTime: string
  /** Figures of a campaign that is not in the campaign reports. Others are counted there. */
  own?: FigureRow
}
export interface AdChannelRow {
  id: string
  channelCode: string
  channelName: string
  channelType: number
  oneChannelCode: string
  twoChannelCode: string
  remark: string
  status: number
  createTime: string
}
export interface LinkRow {
  linkId: string
  activityId: string
  channelId: string
  viewCount: number
  joinCount: number
  newClueCount: number
  createTime: string
}

const FIELD_TITLES: Readonly<Record<string, string>> = {
  name: '姓名',
  phone: '手机号',
  sms: '短信验证码',
  series: '意向车系',
  city: '所在城市',
  dealer: '意向经销商',
  buyPlan: '购车周期',
  text: '文本',
  radio: '单选',
  check: '多选',
  date: '日期',
}
export const NO_FIGURES: FigureRow = {
  viewCount: 0,
  viewUserCount: 0,
  shareCount: 0,
  joinCount: 0,
  newClueCount: 0,
  visitCount: 0,
  dealCount: 0,
}
const NO_RANGE: RangeRow = { areaCodes: [], provinceCodes: [], cityCodes: [] }
const DAY = 86_400_000

const asked: Readonly<Record<string, Partial<FieldRow>>> = {
  family: { fieldType: fieldType.radio, title: '同行人数', options: ['1人', '2人', '3人及以上'], required: 1 },
  taste: { fieldType: fieldType.check, title: '关注点', options: ['续航', '智能座舱', '空间', '优惠'] },
  plate: { fieldType: fieldType.text, title: '现有车型', hint: '如：2018款轿车' },
  day: { fieldType: fieldType.date, title: '方便到店日期', required: 1 },
}
export const fieldsOf = (names: string): FieldRow[] =>
  `name phone ${names}`
    .trim()
    .split(/\s+/)
    .map((name, index) => ({
      key: `f${index + 1}`,
      title: FIELD_TITLES[name] ?? '',
      fieldType: name,
      options: [],
      required: name === 'name' || name === 'phone' ? 1 : 0,
      hint: '',
      sort: index + 1,
      ...asked[name],
    }))

/** [name, owners, status, children as [name, owners, form, status]]. */
const typeList: readonly (readonly [
  string,
  readonly number[],
  number,
  readonly (readonly [string, readonly number[], string, number])[],
])[] = [
  [
    '新车上市',
    [1],
    1,
    [
      ['上市发布会', [1], 'sms series city', 1],
      ['盲订专场', [1], 'sms series buyPlan', 1],
      ['预售直播', [1, 2], 'series', 1],
    ],
  ],
  [
    '试驾体验',
    [1, 2],
    1,
    [
      ['城市试驾', [1, 2], 'series city dealer day', 1],
      ['长途试驾', [1], 'series dealer day plate', 1],
      ['夜间试驾', [1, 2], 'series dealer', 0],
    ],
  ],
  [
    '团购促销',
    [1, 2],
    1,
    [
      ['砍价购车', [1, 2], 'sms series buyPlan', 1],
      ['限时团购', [1, 2], 'series buyPlan', 1],
      ['置换补贴', [1, 2], 'series plate', 1],
      ['老客户转介绍', [1, 2], '', 1],
    ],
  ],
  [
    '车展巡展',
    [1, 2],
    1,
    [
      ['国际车展', [1], 'series city', 1],
      ['社区巡展', [1, 2], 'city taste', 1],
      ['商圈外展', [1, 2], 'series taste', 1],
    ],
  ],
  [
    '到店活动',
    [1, 2],
    1,
    [
      ['到店有礼', [1, 2], 'series dealer day', 1],
      ['新店开业', [2], 'series family', 1],
      ['周末品鉴会', [2], 'family day', 1],
      ['亲子日', [1, 2], 'family', 1],
    ],
  ],
  [
    '车主关怀',
    [1, 2],
    1,
    [
      ['免费检测', [1, 2], 'dealer day', 1],
      ['自驾游', [1, 2], 'city family', 1],
      ['节日关怀', [1, 2], '', 1],
    ],
  ],
  [
    '线上互动',
    [1],
    0,
    [
      ['直播专场', [1], 'series', 1],
      ['集卡抽奖', [1], 'sms', 0],
    ],
  ],
]

export const buildTypes = (context: Context): TypeRow[] => {
  const row = (index: number, given: Omit<TypeRow, 'id' | 'icon' | 'remark' | 'updateTime'>): TypeRow => ({
    id: String(64_000 + context.next('type')),
    icon: picture([...given.name][0] ?? '', at(colors, index), 96, 96),
    remark: '',
    updateTime: context.timeBetween(200, 3),
    ...given,
  })
  return typeList.flatMap(([name, owner, status, children], index) => {
    const parent = row(index, {
      name,
      level: typeLevel.first,
      parentId: '',
      owner: [...owner],
      formFields: fieldsOf(''),
      sort: (index + 1) * 10,
      status,
    })
    return [
      parent,
      ...children.map(([child, of, form, on], place) =>
        row(index + place, {
          name: child,
          level: typeLevel.second,
          parentId: parent.id,
          owner: [...of],
          formFields: fieldsOf(form),
          sort: (place + 1) * 10,
          status: on,
        }),
      ),
    ]
  })
}

interface Ground {
  types: readonly TypeRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  salesAreas: readonly SalesAreaRow[]
  reported: readonly ActivityRow[]
}

const typeId = (types: readonly TypeRow[], name: string): string =>
  types.find((row) => row.level === typeLevel.second && row.name === name)?.id ?? at(types, 1).id
const nameOfSeries = (ground: Ground, code: string): string =>
  ground.carSeries.find((row) => row.seriesCode === code)?.seriesName ?? ''

const typed: Readonly<Record<string, string>> = {
  双十二全民砍价购车节: '砍价购车',
  星屿之夜线上发布会: '上市发布会',
  周末家庭试驾日: '城市试驾',
  邀好友试驾赢充电桩: '城市试驾',
  老车主转介绍有礼: '老客户转介绍',
  广州车展云观展: '国际车展',
  冬季免费检测周: '免费检测',
  置换补贴限时翻倍: '置换补贴',
  社区巡展打卡: '社区巡展',
  '启明Q7 盲订专场': '盲订专场',
  闺蜜试驾下午茶: '周末品鉴会',
  中秋团圆购车季: '限时团购',
  国庆自驾路书征集: '自驾游',
  新店开业集卡抽奖: '新店开业',
  暑期亲子露营: '亲子日',
  成都车展抢座: '国际车展',
  七夕双人试驾: '城市试驾',
  以旧换新直播专场: '直播专场',
  元旦新春预热: '限时团购',
  春节返乡关怀: '节日关怀',
}
const ONLINE = ['发布会', '砍价', '直播', '盲订', '预售', '团购', '线上', '集卡']
const modeOf = (title: string): number =>
  ONLINE.some((word) => title.includes(word)) ? 1 : /展|露营|自驾/.test(title) ? 3 : 2

const story = (title: string, seriesName: string): string =>
  `<h2>${title}</h2><p>${seriesName ? `${seriesName} ` : ''}诚邀您参与本次活动，名额有限，先到先得。</p><ul><li>报名成功即可获得到店礼一份</li><li>活动期间下订享专属权益</li><li>试驾并分享，再赠一年基础保养</li></ul><p>活动最终解释权归品牌所有，详情请咨询当地经销商。</p>`

/**
 * [title, type, status, started days ago, days long, range ('' everywhere, an area, or 'dealers'), places, share
 * title].
 */
const hostList: readonly (readonly [string, string, number, number, number, string, number, string])[] = [
  ['岁末冲刺团购夜', '限时团购', 0, -3, 3, '', 2000, '岁末团购，立省万元'],
  ['寒冬暖心检测月', '免费检测', 0, -10, 30, '东北', 0, ''],
  ['启明Q5 城市试驾第二季（含北上广深杭州成都六城夜游线路与亲子专线）', '城市试驾', 0, -14, 45, '', 0, ''],
  ['新春车展抢先看', '国际车展', 0, -40, 12, '华南', 0, ''],
  ['年终答谢品鉴礼', '到店有礼', 1, -2, 14, '华东', 500, '到店即有礼'],
  ['星屿X9 预售直播', '预售直播', 1, -4, 2, '', 10_000, '星屿X9 今晚见'],
  ['迎新置换补贴季', '置换补贴', 1, -9, 40, '', 0, '置换至高补贴两万'],
  ['西南自驾嘉年华', '自驾游', 1, -20, 10, '西南', 120, ''],
  ['商圈快闪首站', '商圈外展', 2, 0, 6, 'dealers', 300, '来商圈看新车'],
  ['试驾换咖啡', '城市试驾', 3, 5, 25, '西北', 0, ''],
  ['拼团购车内测', '限时团购', 3, 8, 60, 'dealers', 50, ''],
  ['社区充电科普周', '社区巡展', 4, 35, 7, '华北', 80, ''],
]

const statusBy = (startTime: string, endTime: string, now: string): number =>
  startTime > now ? 1 : endTime > now ? 2 : 4

export const buildCampaigns = (context: Context, now: string, ground: Ground, count: number): CampaignRow[] => {
  const known = ground.reported.filter((row) => row.dealerCode === '')
  const open = ground.dealers.filter((row) => row.status !== dealerStatus.left)
  const made = known.map((row, index): CampaignRow => {
    const type = typeId(ground.types, typed[row.title.replace(/（第.*/, '')] ?? '限时团购')
    const seriesName = nameOfSeries(ground, row.seriesCode)
    return {
      id: row.activityId,
      title: row.title,
      typeId: type,
      seriesName,
      mode: modeOf(row.title),
      cover: row.cover,
      banner: picture(row.title.slice(0, 8), at(colors, index), 750, 420),
      startTime: row.startTime,
      endTime: row.endTime,
      signEndTime: '',
      regions: NO_RANGE,
      dealerCodes: [],
      content: story(row.title, seriesName),
      formFields: (ground.types.find(({ id }) => id === type)?.formFields ?? []).map((field) => ({ ...field })),
      joinLimit: index % 3 === 0 ? 5000 : 0,
      eventCode: row.title.includes('广州') ? 'SHOW_GZ' : '',
      shareTitle: index % 2 ? '' : [...row.title].slice(0, 28).join(''),
      topFlag: 0,
      status: statusBy(row.startTime, row.endTime, now),
      createTime: row.createTime,
    }
  })
  for (const row of made.filter(({ status }) => status === activityStatus.running).slice(0, 2)) row.topFlag = 1
  const more = Array.from({ length: Math.max(count - made.length, 0) }, (_, index): CampaignRow => {
    const [title, type, status, started, days, range, joinLimit, shareTitle] = at(hostList, index)
    const one = at(ground.carSeries, index)
    const seriesName = index % 4 === 3 ? '' : one.seriesName
    const isBare = status === activityStatus.draft && index % 12 === 3
    const area = ground.salesAreas.find(({ areaName }) => areaName === range)?.areaCode
    const id = typeId(ground.types, type)
    return {
      id: String(630_000 + context.next('campaign')),
      title: index < hostList.length ? title : `${title}（第${Math.floor(index / hostList.length) + 1}期）`,
      typeId: id,
      seriesName,
      mode: modeOf(type + title),
      cover: isBare ? '' : picture([...title].slice(0, 6).join(''), at(colors, index + 3), 320, 180),
      banner: isBare ? '' : picture([...title].slice(0, 8).join(''), at(colors, index + 3), 750, 420),
      startTime: isBare ? '' : `${context.date(started)} ${started === 0 ? '00' : '09'}:00:00`,
      endTime: isBare ? '' : `${context.date(started - days)} 21:00:00`,
      signEndTime: !isBare && index % 5 === 0 ? `${context.date(started - days + 1)} 18:00:00` : '',
      regions: area ? { ...NO_RANGE, areaCodes: [area] } : NO_RANGE,
      dealerCodes:
        range === 'dealers' ? open.filter((_row, place) => place % 7 === 0).map(({ dealerCode }) => dealerCode) : [],
      content: isBare ? '' : story(title, seriesName),
      formFields: (ground.types.find((row) => row.id === id)?.formFields ?? []).map((field) => ({ ...field })),
      joinLimit,
      eventCode: '',
      shareTitle,
      topFlag: 0,
      status,
      createTime: context.workTime(Math.max(started, 0) + 4 + index),
    }
  })
  return [...made, ...more]
}

const dealerTitles: readonly (readonly [string, string])[] = [
  ['周末到店有礼', '到店有礼'],
  ['全系试驾体验周', '城市试驾'],
  ['岁末冲量团购会', '限时团购'],
  ['小区巡展进万家', '社区巡展'],
  ['老友推荐双重礼', '老客户转介绍'],
  ['冬季养护免费检', '免费检测'],
  ['新车品鉴下午茶', '周末品鉴会'],
  ['亲子彩绘开放日', '亲子日'],
  ['置换评估专场', '置换补贴'],
  ['商场外展三日', '商圈外展'],
  ['周边自驾一日游', '自驾游'],
  ['砍价到底夜', '砍价购车'],
  ['重装开业庆典', '新店开业'],
]
/** [status, offBy] of the campaigns that are not in the reports. */
const dealerStates: readonly (readonly [number, number])[] = [
  [2, 0],
  [4, 0],
  [0, 0],
  [2, 0],
  [3, 1],
  [1, 0],
  [4, 0],
  [2, 0],
  [3, 2],
  [2, 0],
  [4, 0],
  [1, 0],
  [0, 0],
]
const span: Readonly<Record<number, readonly [number, number]>> = {
  0: [-5, 20],
  1: [-6, 15],
  2: [6, 30],
  3: [9, 35],
  4: [60, 20],
}

const figures = (random: Random): FigureRow => {
  const joinCount = random.int(0, 60)
  const newClueCount = random.int(0, Math.floor(joinCount * 0.4))
  const visitCount = random.int(0, newClueCount)
  const viewUserCount = joinCount + random.int(10, 260)
  return {
    viewCount: viewUserCount + random.int(0, viewUserCount),
    viewUserCount,
    shareCount: random.int(1, 40),
    joinCount,
    newClueCount,
    visitCount,
    dealCount: random.int(0, Math.floor(visitCount / 2)),
  }
}

export const buildDealerCampaigns = (
  context: Context,
  now: string,
  campaigns: readonly CampaignRow[],
  ground: Ground,
  count: number,
): DealerCampaignRow[] => {
  const { random } = context
  const houses = ground.dealers.filter((row) => row.status === dealerStatus.open)
  const placed = (dealerCode: string) => {
    const house = ground.dealers.find((row) => row.dealerCode === dealerCode)
    return { address: [...(house?.address ?? '')].slice(0, 60).join(''), contactPhone: house?.salesPhone ?? '' }
  }
  const known = ground.reported
    .filter((row) => row.dealerCode !== '')
    .map((row): DealerCampaignRow => {
      const seriesName = nameOfSeries(ground, row.seriesCode)
      return {
        id: row.activityId,
        title: row.title,
        typeId: typeId(ground.types, typed[row.title.replace(/（第.*/, '')] ?? '到店有礼'),
        hostId: '',
        dealerCode: row.dealerCode,
        seriesName,
        cover: row.cover,
        startTime: row.startTime,
        endTime: row.endTime,
        ...placed(row.dealerCode),
        content: story(row.title, seriesName),
        joinLimit: 0,
        offBy: 0,
        ...whyDown(false, 0, ''),
        status: statusBy(row.startTime, row.endTime, now),
        createTime: row.createTime,
      }
    })
  const hosts = campaigns.filter(
    (row) =>
      row.status === activityStatus.running && row.regions.areaCodes.length === 0 && row.dealerCodes.length === 0,
  )
  const more = Array.from({ length: Math.max(count - known.length, 0) }, (_, index): DealerCampaignRow => {
    const house = index % 4 === 1 ? at(houses, 0) : at(houses, index * 3 + 1)
    const [title, type] = at(dealerTitles, index)
    const [status, offBy] = at(dealerStates, index)
    const [start = 0, days = 0] = span[status] ?? []
    const host =
      status === dealerActivityStatus.running && index % 3 === 0 && hosts.length > 0 ? at(hosts, index) : undefined
    const begins = start + (status === dealerActivityStatus.ended ? (index % 9) * 2 : index % 3)
    const seriesName = host?.seriesName ?? (index % 5 === 0 ? '' : at(ground.carSeries, index).seriesName)
    const own = `${context.date(begins)} 09:00:00`
    const ends = `${context.date(begins - days)} 18:00:00`
    return {
      id: String(640_000 + context.next('dealerCampaign')),
      title: `${house.shortName || house.dealerName.slice(0, 6)}${title}`,
      typeId: host?.typeId ?? typeId(ground.types, type),
      hostId: host?.id ?? '',
      dealerCode: house.dealerCode,
      seriesName,
      cover: host?.cover ?? picture(title.slice(0, 6), at(colors, index), 320, 180),
      startTime: host && host.startTime > own ? host.startTime : own,
      endTime: host && host.endTime < ends ? host.endTime : ends,
      ...placed(house.dealerCode),
      content: story(title, seriesName),
      joinLimit: index % 4 === 0 ? 100 : 0,
      offBy,
      ...whyDown(offBy === activityOffBy.headquarters, index, own),
      status,
      createTime: context.workTime(Math.max(begins, 0) + 3),
      own: is(status, dealerActivityStatus.running, dealerActivityStatus.down, dealerActivityStatus.ended)
        ? figures(random)
        : NO_FIGURES,
    }
  })
  return [...known, ...more]
}

/** [code, name, type, lead channel, status]. */
const adChannelList: readonly (readonly [string, string, number, string, number])[] = [
  ['WX_FEED', '微信朋友圈广告', 1, 'SO_WECHAT', 1],
  ['DY_FEED', '抖音信息流', 1, 'SO_DOUYIN', 1],
  ['KS_FEED', '快手信息流', 1, 'SO_KUAISHOU', 1],
  ['RED_NOTE', '小红书种草', 2, 'SO_RED', 1],
  ['DY_KOL', '抖音达人探店', 2, 'SO_DOUYIN', 1],
  ['AH_BANNER', '汽车之家焦点图', 3, 'AH_QUOTE', 1],
  ['AH_LIVE', '汽车之家直播间', 3, 'AH_LIVE', 1],
  ['DCAR_FEED', '懂车帝推荐位', 3, 'DC_QUOTE', 1],
  ['YICHE_TOP', '易车首页通栏', 3, 'YC_QUOTE', 1],
  ['APP_OPEN', 'App开屏', 4, 'APP_QUOTE', 1],
  ['APP_POPUP', 'App弹窗', 4, 'APP_DRIVE', 1],
  ['WEB_HOME', '官网首页', 4, 'WEB_PC', 1],
  ['MINI_TOP', '小程序首页', 4, 'WEB_MINI', 1],
  ['SHOW_STAND', '车展易拉宝', 5, 'OF_SHOW', 1],
  ['MALL_STAND', '商超展台', 5, 'OF_MALL', 1],
  ['PAPER_2024', '报纸夹页（停投）', 5, 'OT_PARTNER', 0],
]

export const buildAdChannels = (context: Context, channels: readonly ChannelRow[]): AdChannelRow[] =>
  adChannelList.map(([channelCode, channelName, channelType, twoChannelCode, status]) => ({
    id: String(65_000 + context.next('adChannel')),
    channelCode,
    channelName,
    channelType,
    oneChannelCode: channels.find((row) => row.channelCode === twoChannelCode)?.parentCode ?? '',
    twoChannelCode,
    remark: '',
    status,
    createTime: context.timeBetween(300, 100),
  }))

const LINKS = 70
export const buildLinks = (
  context: Context,
  now: number,
  campaigns: readonly CampaignRow[],
  channels: readonly AdChannelRow[],
  figuresOf: (id: string) => FigureRow,
): LinkRow[] => {
  const { random } = context
  const out = campaigns.filter((row) => row.status !== activityStatus.draft)
  return out.flatMap((row, index) => {
    const size = Math.floor(((index + 1) * LINKS) / out.length) - Math.floor((index * LINKS) / out.length)
    const left = { ...figuresOf(row.id) }
    return Array.from({ length: size }, (_, place): LinkRow => {
      const part = (of: 'viewCount' | 'joinCount' | 'newClueCount', max = left[of]) => {
        const taken = Math.min(max, Math.floor(left[of] * (random.int(10, 35) / 100)))
        left[of] -= taken
        return taken
      }
      const viewCount = part('viewCount')
      const joinCount = part('joinCount', viewCount)
      return {
        linkId: String(660_000 + context.next('link')),
        activityId: row.id,
        channelId: at(channels, index * 5 + place * 3).id,
        viewCount,
        joinCount,
        newClueCount: part('newClueCount', joinCount),
        createTime: context.time(Math.max((now - (toMillis(row.createTime) ?? now)) / DAY - 0.2, 0.1)),
      }
    })
  })
}
