import { uploadType as uploadTypes } from '@/entities/leads/enums'
import { materialKind } from '@/entities/marketing/label'
import { dealerStatus, shopType, staffPost, staffStatus } from '@/entities/shared/enums'
import { toMillis } from '@/lib/time'
import { colors, type Context, picture } from '../../core/context'
import type { LeadRow } from '../../leads/data/leads'
import { at, need } from '../../core/random'
import type { CarSeriesRow, DealerRow, StaffRow } from '../../system/data/types'

export interface LabelTypeRow {
  code: string
  name: string
  multiFlag: 0 | 1
}
export interface LabelRow {
  id: string
  labelName: string
  typeCode: string
  kinds: number[]
  /** Empty for all series. */
  seriesCode: string
  color: string
  sort: number
  status: number
  remark: string
  updateTime: string
}

const offReasons = ['价格信息与总部政策不符', '图片含未授权肖像', '活动已结束，请更新内容'] as const
export const whyDown = (isDown: boolean, index: number, time: string) =>
  isDown ? { offReason: at(offReasons, index), offTime: time } : { offReason: '', offTime: '' }

export interface MaterialRow {
  materialId: string
  title: string
  materialType: number
  labelIds: string[]
  label: string[]
  seriesCode: string
  uploadType: number
  /** Empty for headquarters. */
  dealerCode: string
  cover: string
  createTime: string
}

/** An action of a person who came through a share. `clueId` is empty if no number was left. */
interface Trace {
  id: string
  clueId: string
  isNewClue: number
}
export interface VisitRow extends Trace {
  source: number
  visitTime: string
  visitCount: number
  stayTime: number
}
export interface ConsultRow extends Trace {
  seriesCode: string
  content: string
  consultTime: string
}
export interface ShareRow {
  shareId: string
  materialId: string
  dealerCode: string
  userId: string
  source: number
  shareTime: string
  viewCount: number
  viewUserCount: number
  visits: VisitRow[]
  consults: ConsultRow[]
}

export interface ActivityRow {
  activityId: string
  title: string
  uploadType: number
  dealerCode: string
  seriesCode: string
  startTime: string
  endTime: string
  createTime: string
  cover: string
}
/** One contact. A number left again is counted in `repeatCount` of the same row. */
export interface RetentionRow extends Trace {
  source: number
  createTime: string
  repeatCount: number
}
export interface ActivityShareRow {
  shareId: string
  activityId: string
  dealerCode: string
  userId: string
  shareTime: string
  shareCount: number
  viewCount: number
  viewUserCount: number
  joinCount: number
  contacts: RetentionRow[]
}

export interface WorkstationRow {
  dealerCode: string
  quickBays: number | null
  mechanicBays: number | null
  evBays: number | null
  bodyBays: number | null
  paintBays: number | null
  washBays: number | null
  dailyCapacity: number | null
  createTime: string
}

interface Ground {
  carSeries: readonly CarSeriesRow[]
  dealers: readonly DealerRow[]
  staff: readonly StaffRow[]
  leads: readonly LeadRow[]
}

const DAY = 86_400_000

/** [code, name, several can be chosen, label names]. */
const labelList: readonly (readonly [string, string, 0 | 1, readonly string[]])[] = [
  [
    'THEME',
    '内容主题',
    1,
    ['新车上市', '车主故事', '用车贴士', '品牌文化', '设计解读', '幕后花絮', '行业资讯', '品牌活动'],
  ],
  [
    'POINT',
    '产品卖点',
    1,
    ['智能驾驶', '续航实测', '智能座舱', '安全防护', '快充补能', '空间体验', '静谧驾乘', '动力操控'],
  ],
  [
    'SCENE',
    '用车场景',
    1,
    ['家庭出行', '城市通勤', '长途自驾', '冬季养护', '雨雪天气', '露营户外', '商务接待', '亲子时光'],
  ],
  [
    'OFFER',
    '营销权益',
    1,
    ['限时优惠', '置换补贴', '金融方案', '试驾有礼', '老友推荐', '充电礼包', '保养权益', '团购专场'],
  ],
  [
    'CROWD',
    '目标人群',
    0,
    ['首购用户', '增换购用户', '年轻潮流', '宝妈宝爸', '商旅人士', '女性车主', '新能源车主', '企业客户'],
  ],
  [
    'SEASON',
    '节日节点',
    0,
    ['元旦春节', '情人节', '五一出行', '端午安康', '中秋国庆', '双十一', '车展专题', '周年庆典'],
  ],
]
export const labelTypes: readonly LabelTypeRow[] = labelList.map(([code, name, multiFlag]) => ({
  code,
  name,
  multiFlag,
}))
const labelColors = ['#2563c9', '#0b7a6f', '#1f7a37', '#8a5a00', '#b4451f', '#c0292f', '#a83260', '#6b4fb3'] as const

const switchedOff: readonly string[] = ['品牌活动', '行业资讯', '情人节', '企业客户']
const unused: readonly string[] = ['行业资讯', '情人节', '端午安康', '周年庆典']
const ofSeries: Readonly<Record<string, string>> = { 快充补能: 'XY_E3', 露营户外: 'QM_Q7', 商务接待: 'XY_X9' }

export const buildLabels = (context: Context): LabelRow[] =>
  labelList.flatMap(([typeCode, , , names], type) =>
    names.map((labelName, index) => ({
      id: String(6101 + type * names.length + index),
      labelName,
      typeCode,
      kinds:
        labelName === '用车贴士'
          ? [materialKind.article, materialKind.video]
          : labelName === '幕后花絮'
            ? [materialKind.video]
            : index === 7 && type > 1
              ? [materialKind.poster, materialKind.promotion, materialKind.activity]
              : [
                  materialKind.article,
                  materialKind.video,
                  materialKind.poster,
                  materialKind.promotion,
                  materialKind.activity,
                ],
      seriesCode: ofSeries[labelName] ?? '',
      color: at(labelColors, type + index),
      sort: (names.length - index) * 10,
      status: switchedOff.includes(labelName) ? 0 : 1,
      remark: labelName === '冬季养护' ? '每年 11 月至次年 2 月重点使用' : '',
      updateTime: context.workTime(2 + (index * labelList.length + type) * 4),
    })),
  )

const titles: Readonly<Record<number, readonly string[]>> = {
  1: [
    '{s}冬季续航实测报告',
    '一图看懂{s}智能座舱',
    '{s}车主的第一次长途',
    '买{s}前要问的十个问题',
    '{s}保养周期全说明',
    '{s}与同级车型对比',
    '{s}的七处收纳空间',
    '三口之家为什么选{s}',
    '{s}辅助驾驶使用指南',
    '{s}车主用车成本账单',
    '{s}雨雪天行车要点',
    '{s}新手交车清单',
    '设计团队谈{s}的曲线',
    '{s}露营装备推荐',
    '从试驾到提{s}的三十天',
  ],
  2: [
    '60秒看完{s}静态体验',
    '{s}城市领航实拍',
    '{s}雪地试驾',
    '设计师讲{s}',
    '{s}交车仪式',
    '{s}自动泊车全过程',
    '{s}高速静谧测试',
    '{s}车主访谈',
    '{s}三分钟用车课堂',
    '{s}夜景灯光秀',
  ],
  3: [
    '{s}限时权益海报',
    '{s}周末试驾邀请',
    '{s}置换补贴一览',
    '{s}车展抢先看',
    '{s}交车喜报',
    '{s}早安问候',
    '{s}上市倒计时',
    '{s}中秋团圆',
    '{s}充电礼包',
    '{s}金融方案',
    '{s}老友推荐有礼',
    '{s}试驾打卡',
  ],
  4: [
    '{s}双十二团购方案',
    '{s}老客户转介绍有礼',
    '{s}金融贴息案例',
    '{s}以旧换新案例',
    '{s}新春促销话术',
    '{s}竞品对比话术',
    '{s}企业团购方案',
  ],
}
const amounts: readonly (readonly [type: number, count: number])[] = [
  [1, 90],
  [2, 60],
  [3, 70],
  [4, 14],
]
const typesOf = (times: number): number[] =>
  amounts
    .flatMap(([type, count]) =>
      Array.from({ length: count * times }, (_, index) => ({ type, place: (index + 0.5) / (count * times) })),
    )
    .toSorted((a, b) => a.place - b.place)
    .map(({ type }) => type)

const sellersOf = (dealers: readonly DealerRow[], staff: readonly StaffRow[]) =>
  new Map(
    dealers.map((row) => [
      row.dealerCode,
      staff.filter(
        (one) =>
          one.dealerCode === row.dealerCode &&
          one.post === staffPost.salesConsultant &&
          one.status === staffStatus.active,
      ),
    ]),
  )

const ageOf = (index: number, count: number) => ((count - index) / count) * 240
const UNSHARED = 12
const HOUSES = 12

export const buildMaterials = (
  context: Context,
  { carSeries, dealers }: Ground,
  labels: readonly LabelRow[],
  times: number,
): MaterialRow[] => {
  const { random } = context
  const series = carSeries.filter((row) => row.clueFlag === 1)
  const houses = dealers.filter((row) => row.status === dealerStatus.open).slice(0, HOUSES)
  const types = typesOf(times)
  const places = new Map<number, number>()
  let held = 0
  return types.map((materialType, index) => {
    const place = places.get(materialType) ?? 0
    places.set(materialType, place + 1)
    const one = at(series, place)
    const uploadType =
      place % 3 === 2 && materialType !== materialKind.promotion ? uploadTypes.dealer : uploadTypes.headquarters
    const named = titles[materialType] ?? []
    const name = one.seriesName.split(' 2026款')[0] ?? ''
    const title = at(named, Math.floor(place / series.length) + place).replace('{s}', name)
    const fitting = labels.filter(
      (row) =>
        row.kinds.includes(materialType) &&
        !unused.includes(row.labelName) &&
        (row.seriesCode === '' || row.seriesCode === one.seriesCode),
    )
    const chosen = [...new Set([random.pick(fitting), random.pick(fitting)])]
    return {
      materialId: String(610_000 + context.next('material')),
      title: index === 8 ? `${title}（含城市高速低温工况）` : title,
      materialType,
      labelIds: chosen.map(({ id }) => id),
      label: chosen.map(({ labelName }) => labelName),
      seriesCode: one.seriesCode,
      uploadType,
      dealerCode: uploadType === uploadTypes.dealer ? at(houses, held++).dealerCode : '',
      cover: picture(name, at(colors, index), 320, 180),
      createTime: context.workTime(1.2 + ageOf(index, types.length)),
    }
  })
}

const questions = [
  '请问{s}现在有现车吗？大概多久能提？',
  '{s}冬天续航打几折？我在北方用车，主要跑高速，每天来回一百公里左右，担心不够用。',
  '旧车置换{s}补贴多少？车龄八年还能参加吗？',
  '{s}可以周末试驾吗？想带家人一起来。',
  '{s}贷款三年的月供大概多少？',
  '{s}的辅助驾驶需要另外付费吗？',
] as const

const shared: readonly string[] = ['APP', 'WEB', 'SOCIAL']
const campaigned: readonly string[] = ['OFFLINE', 'STORE', 'OTHER']

const knownLeads = (leads: readonly LeadRow[]) => {
  const byDealer = new Map<string, LeadRow[]>()
  for (const row of leads) {
    if (row.dealerCode === '' || shared.includes(row.oneChannelCode) || campaigned.includes(row.oneChannelCode))
      continue
    const list = byDealer.get(row.dealerCode)
    if (list) list.push(row)
    else byDealer.set(row.dealerCode, [row])
  }
  return (dealerCode: string, before: string): LeadRow | undefined => {
    const list = byDealer.get(dealerCode) ?? []
    const place = list.findIndex((row) => row.createTime < before)
    return place < 0 ? undefined : list.splice(place, 1)[0]
  }
}

/**
 * Builds the shares of the last 95 days. Leads of the console's own channels opened a card and enquired just before
 * they were created. Other visitors are known leads or left no number. In every share: views > card opens >=
 * enquiries >= new leads.
 */
export const buildShares = (
  context: Context,
  now: number,
  materials: readonly MaterialRow[],
  { carSeries, dealers, staff, leads }: Ground,
  count: number,
): ShareRow[] => {
  const { random } = context
  const houses = dealers.filter((row) => row.status !== dealerStatus.left)
  const sellers = sellersOf(houses, staff)
  const selling = houses.filter((row) => (sellers.get(row.dealerCode) ?? []).length > 0)
  const known = knownLeads(leads)
  const names = new Map(carSeries.map((row) => [row.seriesCode, row.seriesName]))
  const seriesOf = new Map(materials.map((row) => [row.materialId, row.seriesCode]))
  const byDealer = new Map<string, ShareRow[]>()
  const fitting = new Map<string, { row: MaterialRow; age: number }[]>()
  const offered = (dealerCode: string, age: number) => {
    const all =
      fitting.get(dealerCode) ??
      materials
        .map((row, index) => ({ row, age: ageOf(index, materials.length) }))
        .slice(0, -UNSHARED)
        .filter(({ row }) => row.dealerCode === '' || row.dealerCode === dealerCode)
    fitting.set(dealerCode, all)
    const newer = all.findIndex((one) => one.age <= age)
    return newer < 0 ? all : all.slice(0, newer)
  }
  const ago = (time: string) => (now - (toMillis(time) ?? now)) / DAY

  const rows = Array.from({ length: count }, (_, index): ShareRow => {
    const house = index % 9 === 0 ? at(selling, 0) : random.pick(selling)
    const age = 0.2 + ((count - index) / count) * 95
    const there = offered(house.dealerCode, age)
    const { row: material } = at(there, Math.max(random.int(0, there.length - 1), random.int(0, there.length - 1)))
    const row: ShareRow = {
      shareId: String(6_200_000 + context.next('share')),
      materialId: material.materialId,
      dealerCode: house.dealerCode,
      userId: random.pick(sellers.get(house.dealerCode) ?? []).id,
      source: random.int(1, 5),
      shareTime: context.time(age),
      viewCount: 0,
      viewUserCount: 0,
      visits: [],
      consults: [],
    }
    const ofDealer = byDealer.get(row.dealerCode)
    if (ofDealer) ofDealer.push(row)
    else byDealer.set(row.dealerCode, [row])
    return row
  })
  const ages = new Map(rows.map((row) => [row, ago(row.shareTime)]))

  const come = (row: ShareRow, lead: LeadRow | undefined, isNewClue: number, daysAgo: number, asks: boolean) => {
    const trace = { clueId: lead?.clueId ?? '', isNewClue }
    row.visits.push({
      ...trace,
      id: String(6_300_000 + context.next('visit')),
      source: random.chance(0.7) ? row.source : random.int(1, 5),
      visitTime: context.time(daysAgo + 0.004),
      visitCount: random.pick([1, 1, 1, 2, 2, 3, 5]),
      stayTime: random.int(4, 420),
    })
    if (!asks) return
    const seriesCode = lead?.seriesCode ?? seriesOf.get(row.materialId) ?? ''
    row.consults.push({
      ...trace,
      id: String(6_400_000 + context.next('consult')),
      seriesCode,
      content: random.pick(questions).replace('{s}', names.get(seriesCode) ?? ''),
      consultTime: context.time(daysAgo),
    })
  }

  for (const lead of leads) {
    if (lead.dealerCode === '' || !shared.includes(lead.oneChannelCode)) continue
    const age = ago(lead.createTime)
    const row = byDealer.get(lead.dealerCode)?.findLast((one) => need(ages, one) > age + 0.05)
    if (row) come(row, lead, 1, age + 0.003, true)
  }
  for (const row of rows) {
    const age = need(ages, row)
    const later = () => Math.max(age * (random.int(30, 98) / 100), 0.02)
    if (random.chance(0.25)) {
      const daysAgo = later()
      const lead = known(row.dealerCode, context.time(daysAgo))
      if (lead) come(row, lead, 0, daysAgo, random.chance(0.6))
    }
    for (let more = random.int(0, 4); more > 0; more--) come(row, undefined, 0, later(), random.chance(0.3))
    row.viewUserCount = row.visits.length + random.int(2, 60)
    row.viewCount = row.viewUserCount + random.int(0, row.viewUserCount)
  }
  return rows
}

/** [title, started days ago, length in days, held by a dealer]. */
const activityList: readonly (readonly [string, number, number, boolean])[] = [
  ['双十二全民砍价购车节', 9, 14, false],
  ['星屿之夜线上发布会', 15, 10, false],
  ['周末家庭试驾日', 20, 30, true],
  ['邀好友试驾赢充电桩', 28, 40, false],
  ['老车主转介绍有礼', 33, 60, true],
  ['广州车展云观展', 12, 12, false],
  ['冬季免费检测周', 18, 9, true],
  ['置换补贴限时翻倍', 40, 30, false],
  ['社区巡展打卡', 45, 25, true],
  ['启明Q7 盲订专场', 52, 20, false],
  ['闺蜜试驾下午茶', 56, 14, true],
  ['中秋团圆购车季', 62, 21, false],
  ['国庆自驾路书征集', 50, 15, false],
  ['新店开业集卡抽奖', 70, 18, true],
  ['暑期亲子露营', 84, 20, false],
  ['成都车展抢座', 86, 12, false],
  ['七夕双人试驾', 88, 8, true],
  ['以旧换新直播专场', 76, 6, false],
  ['元旦新春预热', -6, 20, false],
  ['春节返乡关怀', -15, 25, true],
]

export const buildActivities = (context: Context, { carSeries, dealers }: Ground, count: number): ActivityRow[] => {
  const series = carSeries.filter((row) => row.clueFlag === 1)
  const houses = dealers.filter((row) => row.status === dealerStatus.open)
  return Array.from({ length: count }, (_, index) => {
    const [title, started, days, held] = at(activityList, index)
    const one = at(series, index * 3)
    return {
      activityId: String(620_000 + context.next('activity')),
      title: index < activityList.length ? title : `${title}（第${Math.floor(index / activityList.length) + 1}期）`,
      uploadType: held ? uploadTypes.dealer : uploadTypes.headquarters,
      dealerCode: held ? at(houses, index % 4 === 2 ? 0 : index * 5).dealerCode : '',
      seriesCode: one.seriesCode,
      startTime: `${context.date(started)} 09:00:00`,
      endTime: `${context.date(started - days)} 21:00:00`,
      createTime: context.workTime(Math.max(started, 0) + 5),
      cover: picture(one.seriesName, at(colors, index), 320, 200),
    }
  })
}

export const buildActivityShares = (
  context: Context,
  now: number,
  activities: readonly ActivityRow[],
  { dealers, staff, leads }: Ground,
): ActivityShareRow[] => {
  const { random } = context
  const houses = dealers.filter((row) => row.status !== dealerStatus.left)
  const sellers = sellersOf(houses, staff)
  const known = knownLeads(leads)
  const rows = new Map<string, ActivityShareRow>()
  const today = context.time(0.02)
  const days = (time: string) => (now - (toMillis(time) ?? now)) / DAY
  const latest = (activity: ActivityRow) => (activity.endTime < today ? activity.endTime : today)

  const shareOf = (activity: ActivityRow, dealerCode: string, userId: string): ActivityShareRow => {
    const key = `${activity.activityId} ${userId}`
    const made = rows.get(key) ?? {
      shareId: String(6_500_000 + context.next('activityShare')),
      activityId: activity.activityId,
      dealerCode,
      userId,
      shareTime: context.time(
        days(activity.startTime) - (days(activity.startTime) - days(latest(activity))) * (random.int(20, 95) / 100),
      ),
      shareCount: random.int(1, 9),
      viewCount: 0,
      viewUserCount: 0,
      joinCount: 0,
      contacts: [],
    }
    rows.set(key, made)
    return made
  }
  const leave = (row: ActivityShareRow, lead: LeadRow, isNewClue: number, createTime: string) =>
    row.contacts.push({
      id: String(6_600_000 + context.next('contact')),
      clueId: lead.clueId,
      isNewClue,
      source: random.int(1, 5),
      createTime,
      repeatCount: random.pick([0, 0, 0, 0, 0, 1, 1, 3]),
    })

  for (const lead of leads) {
    if (lead.dealerCode === '' || !campaigned.includes(lead.oneChannelCode)) continue
    const running = activities.filter(
      (row) =>
        row.startTime < lead.createTime &&
        row.endTime > lead.createTime &&
        (row.dealerCode === '' || row.dealerCode === lead.dealerCode),
    )
    const people = sellers.get(lead.dealerCode) ?? []
    if (running.length === 0 || people.length === 0) continue
    const userId = people.some((one) => one.id === lead.saleUserId) ? lead.saleUserId : random.pick(people).id
    leave(shareOf(random.pick(running), lead.dealerCode, userId), lead, 1, context.time(days(lead.createTime) + 0.002))
  }
  for (const activity of activities.filter((row) => row.startTime < today)) {
    const hosts =
      activity.dealerCode === ''
        ? houses.filter(() => random.chance(0.4))
        : houses.filter((row) => row.dealerCode === activity.dealerCode)
    for (const house of hosts) {
      const people = sellers.get(house.dealerCode) ?? []
      if (people.length === 0) continue
      const row = shareOf(activity, house.dealerCode, random.pick(people).id)
      if (!random.chance(0.3)) continue
      const lead = known(house.dealerCode, row.shareTime)
      if (lead) leave(row, lead, 0, row.shareTime)
    }
  }
  for (const row of rows.values()) {
    row.joinCount = row.contacts.length * 2 + random.int(0, 12)
    row.viewUserCount = row.joinCount + random.int(5, 80)
    row.viewCount = row.viewUserCount + random.int(0, row.viewUserCount)
  }
  return [...rows.values()]
}

export const buildWorkstations = (context: Context, dealers: readonly DealerRow[]): WorkstationRow[] => {
  const { random } = context
  return dealers.map((row, index): WorkstationRow => {
    const none = row.shopType === shopType.showroom || index % 11 === 7
    const bays = (least: number, max: number) => (none ? null : random.int(least, max))
    return {
      dealerCode: row.dealerCode,
      quickBays: bays(2, 8),
      mechanicBays: bays(4, 16),
      evBays: bays(0, 6),
      bodyBays: bays(1, 8),
      paintBays: bays(1, 5),
      washBays: bays(1, 4),
      dailyCapacity: bays(18, 90),
      createTime: none ? '' : context.timeBetween(500, 3),
    }
  })
}
