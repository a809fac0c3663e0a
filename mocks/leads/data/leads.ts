import {
  assignType,
  channelLevel,
  channelType as channelTypes,
  clueLevel as clueLevels,
  clueStatus,
  followResult,
  overdue as overdues,
  poolStatus,
} from '@/entities/leads/enums'
import { dealerStatus, gender, staffPost, staffStatus } from '@/entities/shared/enums'
import type { Context } from '../../core/context'
import { personName } from '../../core/names'
import { at, need } from '../../core/random'
import type { CarSeriesRow, DealerRow, RegionRow, StaffRow } from '../../system/data/types'

export interface ChannelRow {
  id: string
  channelCode: string
  channelName: string
  channelLevel: number
  /** Empty on the first level. */
  parentCode: string
  channelType: number
  optional: number
  outCall: number
  /** In minutes. */
  followLimit: number
  sort: number
  remark: string
  updateTime: string
}

export interface LeadEventRow {
  id: string
  eventCode: string
  eventName: string
  eventType: number
  seriesCode: string
  startTime: string
  endTime: string
  status: number
  remark: string
  createTime: string
}

export interface EventChannelRow {
  id: string
  eventCode: string
  oneChannelCode: string
  twoChannelCode: string
  landingUrl: string
  status: number
  createTime: string
}

export interface FollowRow {
  id: string
  followTime: string
  followType: number
  result: number
  clueLevel: string
  content: string
  nextFollowTime: string
  recordUrl: string
  saleUserName: string
}

export interface AssignRow {
  id: string
  createTime: string
  assignType: number
  fromDealerCode: string
  fromUserName: string
  toDealerCode: string
  toUserName: string
  /** 0 if there is none. */
  reason: number
  remark: string
  createBy: string
}

export interface PoolEntry {
  enterReason: number
  lastDealerCode: string
  returnCount: number
  enterTime: string
  status: number
  /** Time of allocation or closing. Empty while it is waiting. */
  leaveTime: string
}

/** Time at which a lead reached each step. Empty if it has not. */
export interface Reached {
  assign: string
  follow: string
  visit: string
  drive: string
  order: string
  deal: string
  /** Lost or invalid. */
  end: string
}

export interface LeadRow {
  clueId: string
  customerName: string
  phone: string
  gender: number
  provinceCode: string
  provinceName: string
  cityCode: string
  cityName: string
  oneChannelCode: string
  twoChannelCode: string
  /** Empty if there is no event. */
  eventCode: string
  seriesCode: string
  buyPlan: number
  clueLevel: string
  status: number
  /** Empty while the lead waits in the pool without a dealer. */
  dealerCode: string
  /** Staff id of the consultant. Empty until the dealer has assigned one. */
  saleUserId: string
  nextFollowTime: string
  overdue: number
  blackFlag: number
  /** 0 if there is none. */
  failReason: number
  remark: string
  createTime: string
  reached: Reached
  /** Newest first. */
  follows: FollowRow[]
  /** Newest first. */
  assigns: AssignRow[]
  pool?: PoolEntry
}

/** [code, name, type, out-call first, children as 'code=name']. */
const channelList: readonly (readonly [string, string, number, number, string])[] = [
  ['APP', '品牌App', 1, 0, 'APP_DRIVE=App预约试驾 APP_QUOTE=App询价 APP_SHARE=App分享 APP_LIVE=App直播'],
  ['WEB', '官网', 1, 0, 'WEB_PC=官网PC WEB_H5=官网H5 WEB_MINI=官方小程序'],
  ['AUTOHOME', '汽车之家', 2, 1, 'AH_QUOTE=之家询价 AH_CALL=之家400电话 AH_IM=之家在线咨询 AH_LIVE=之家直播'],
  ['DCAR', '懂车帝', 2, 1, 'DC_QUOTE=懂车帝询价 DC_CALL=懂车帝电话 DC_LIVE=懂车帝直播'],
  ['YICHE', '易车', 2, 1, 'YC_QUOTE=易车询价 YC_CALL=易车400电话 YC_IM=易车在线咨询'],
  ['SOCIAL', '社交媒体', 3, 1, 'SO_DOUYIN=抖音 SO_KUAISHOU=快手 SO_RED=小红书 SO_WECHAT=微信朋友圈广告'],
  ['OFFLINE', '线下活动', 4, 0, 'OF_SHOW=车展 OF_MALL=商超巡展 OF_GROUP=团购会'],
  ['STORE', '自然到店', 5, 0, 'ST_WALK=展厅到店 ST_CALL=展厅来电 ST_REFER=老客户转介绍'],
  ['OTHER', '其他', 9, 0, 'OT_CALLCENTER=客服中心 OT_PARTNER=异业合作 OT_IMPORT=批量导入'],
]

export const buildChannels = (context: Context): ChannelRow[] => {
  const row = (
    channelCode: string,
    channelName: string,
    parentCode: string,
    channelType: number,
    outCall: number,
    sort: number,
  ): ChannelRow => ({
    id: String(context.next('channel') + 7000),
    channelCode,
    channelName,
    channelLevel: parentCode === '' ? channelLevel.first : channelLevel.second,
    parentCode,
    channelType,
    optional: channelType === channelTypes.offline || channelType === channelTypes.walkIn ? 1 : 0,
    outCall,
    followLimit: channelType === channelTypes.walkIn ? 10 : channelType === channelTypes.carMedia ? 60 : 30,
    sort,
    remark: '',
    updateTime: context.timeBetween(300, 2),
  })
  return channelList.flatMap(([code, name, type, outCall, children], index) => [
    row(code, name, '', type, outCall, (index + 1) * 10),
    ...children.split(' ').map((entry, place) => {
      const [childCode = '', childName = ''] = entry.split('=')
      return row(childCode, childName, code, type, outCall, (place + 1) * 10)
    }),
  ])
}

/** [code, name, type, series, started days ago, length in days, status]. */
const eventList: readonly (readonly [string, string, number, string, number, number, number])[] = [
  ['SHOW_GZ', '广州国际车展', 1, '', 12, 14, 1],
  ['GROUP_1111', '双十一全国团购节', 2, 'QM_Q5', 16, 10, 1],
  ['DRIVE_E3', '星屿E3 城市试驾周', 3, 'XY_E3', 40, 60, 1],
  ['LIVE_Q7', '启明Q7 云赏车直播', 4, 'QM_Q7', 25, 30, 1],
  ['AD_AUTUMN', '金秋购车季线上投放', 5, '', 70, 60, 1],
  ['SHOW_CD', '成都车展', 1, '', 85, 10, 0],
  ['LIVE_PHEV', '启明Q7 PHEV 上市直播', 4, 'QM_Q7_PHEV', 80, 5, 0],
  ['AD_NEWYEAR', '新年开门红预热', 5, '', -10, 40, 0],
]

export const buildLeadEvents = (context: Context): LeadEventRow[] =>
  eventList.map(([eventCode, eventName, eventType, seriesCode, started, days, status]) => ({
    id: String(context.next('event') + 8000),
    eventCode,
    eventName,
    eventType,
    seriesCode,
    startTime: `${context.date(started)} 09:00:00`,
    endTime: `${context.date(started - days)} 18:00:00`,
    status,
    remark: '',
    createTime: context.workTime(started + 7),
  }))

export const buildEventChannels = (
  context: Context,
  events: readonly LeadEventRow[],
  leads: readonly LeadRow[],
): EventChannelRow[] => {
  const make = (
    event: LeadEventRow,
    oneChannelCode: string,
    twoChannelCode: string,
    status: number,
  ): EventChannelRow => ({
    id: String(context.next('eventChannel') + 9000),
    eventCode: event.eventCode,
    oneChannelCode,
    twoChannelCode,
    landingUrl: `https://m.example.com/event/${event.eventCode.toLowerCase()}?c=${twoChannelCode.toLowerCase()}`,
    status,
    createTime: event.createTime,
  })
  return events.flatMap((event) => {
    const came = new Map(
      leads
        .filter((lead) => lead.eventCode === event.eventCode)
        .map((lead) => [lead.twoChannelCode, lead.oneChannelCode]),
    )
    const rows = [...came]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([two, one]) => make(event, one, two, event.status))
    return came.has('OT_PARTNER') ? rows : [...rows, make(event, 'OTHER', 'OT_PARTNER', 0)]
  })
}

const levels = ['H', 'A', 'A', 'B', 'B', 'B', 'C', 'C', 'N'] as const
const notes = [
  '客户关注置换补贴，已发送政策',
  '电话未接，稍后再联系',
  '已加企业微信，发送车型配置表',
  '周末带家人到店看车',
  '对比竞品中，关注续航与油耗',
  '客户在外地出差，下周再联系',
  '试驾体验良好，等待金融方案审批',
  '询问现车颜色与交付周期',
] as const

const owned = [2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 7, 8, 8, 8, 9] as const

interface Ground {
  channels: readonly ChannelRow[]
  events: readonly LeadEventRow[]
  carSeries: readonly CarSeriesRow[]
  dealers: readonly Pick<
    DealerRow,
    'dealerCode' | 'status' | 'provinceCode' | 'provinceName' | 'cityCode' | 'cityName'
  >[]
  staff: readonly StaffRow[]
  regions: readonly RegionRow[]
}

/**
 * Builds the leads of the last 90 days in all states. Won leads have a deal time, and a lead without a dealer is in
 * the pool.
 */
export const buildLeads = (context: Context, ground: Ground, count: number): LeadRow[] => {
  const { random } = context
  const second = ground.channels.filter((row) => row.channelLevel === channelLevel.second)
  const series = ground.carSeries.filter((row) => row.clueFlag === 1)
  const cities = new Map(ground.regions.map((row) => [row.code, row]))
  const houses = ground.dealers.filter((row) => row.status !== dealerStatus.left)
  const leaving = houses.find((row) => row.status === dealerStatus.leaving)
  const sellers = new Map(
    houses.map((row) => [
      row.dealerCode,
      ground.staff.filter(
        (one) =>
          one.dealerCode === row.dealerCode &&
          one.post === staffPost.salesConsultant &&
          one.status === staffStatus.active,
      ),
    ]),
  )

  const make = (index: number): LeadRow => {
    const age = 0.4 + (index / count) * 89 + random.int(0, 90) / 100
    const channel = random.pick(second)
    const house = index % 9 === 0 ? at(houses, 0) : index % 13 === 6 ? (leaving ?? at(houses, 1)) : random.pick(houses)
    const person = personName(random)
    const pooled = index % 7 === 3
    const waiting = pooled && index % 3 !== 0
    const people = sellers.get(house.dealerCode) ?? []
    const unshared = !pooled && index % 14 === 5
    const status = waiting || unshared ? clueStatus.unassigned : age < 3 ? random.pick([2, 2, 3]) : random.pick(owned)
    const seller = status === clueStatus.unassigned || people.length === 0 ? undefined : random.pick(people)
    const dealerCode = waiting ? '' : house.dealerCode
    const step = status === clueStatus.lost || status === clueStatus.invalid ? random.int(2, 5) : status
    let left = age
    const next = () => context.time((left = Math.max(left - random.int(5, 80) / 10, left / 2)))
    const assign =
      status === clueStatus.unassigned
        ? ''
        : context.time((left = Math.max(age - 0.02 - random.int(0, 20) / 100, 0.01)))
    const follow = step >= 3 ? next() : ''
    const reached: Reached = {
      assign,
      follow,
      visit: step >= 4 ? next() : '',
      drive: step >= 5 ? next() : '',
      order: step >= 6 ? next() : '',
      deal: step >= 7 ? next() : '',
      end: status >= 8 ? next() : '',
    }
    const clueLevel =
      status === clueStatus.unassigned || status === clueStatus.invalid ? clueLevels.none : random.pick(levels)
    const times = follow ? random.int(1, 5) : 0
    const follows = Array.from({ length: times }, (_, place): FollowRow => {
      const last = place === times - 1
      return {
        id: String(context.next('follow') + 500_000),
        followTime: last ? follow : context.time(Math.max(left * ((place + 1) / (times + 1)), 0.02)),
        followType: random.pick([1, 1, 1, 2, 2, 3]),
        result:
          place === 0 && status === clueStatus.lost
            ? followResult.lost
            : place === 0 && status === clueStatus.invalid
              ? followResult.invalid
              : random.pick([1, 1, 2, 3]),
        clueLevel,
        content: random.pick(notes),
        nextFollowTime: '',
        recordUrl: '',
        saleUserName: seller?.staffName ?? '',
      }
    }).toSorted((a, b) => (a.followTime < b.followTime ? 1 : -1))
    const open = status >= 2 && status <= 5
    const overdue = status === clueStatus.toContact && age > 1 ? overdues.yes : overdues.no
    const place = need(cities, house.cityCode)
    const assigns: AssignRow[] = assign
      ? [
          {
            id: String(context.next('assign') + 700_000),
            createTime: assign,
            assignType: assignType.first,
            fromDealerCode: '',
            fromUserName: '',
            toDealerCode: house.dealerCode,
            toUserName: seller?.staffName ?? '',
            reason: 0,
            remark: '',
            createBy: '系统自动分配',
          },
        ]
      : []
    const event = index % 5 === 0 ? at(ground.events, random.int(0, 6)) : undefined
    const blackFlag = (status === clueStatus.invalid && index % 2 === 0) || (open && index % 23 === 0) ? 1 : 0
    return {
      clueId: String(20_260_000_000 + context.next('clue')),
      customerName: person.name,
      phone: context.phone(),
      gender: index % 11 === 0 ? gender.unknown : person.gender,
      provinceCode: house.provinceCode,
      provinceName: house.provinceName,
      cityCode: place.code,
      cityName: house.cityName,
      oneChannelCode: channel.parentCode,
      twoChannelCode: channel.channelCode,
      eventCode: event?.eventCode ?? '',
      seriesCode: random.pick(series).seriesCode,
      buyPlan: random.int(1, 5),
      clueLevel,
      status,
      dealerCode,
      saleUserId: seller?.id ?? '',
      nextFollowTime: open && status > 2 ? context.time(random.int(-60, 20) / 10) : '',
      overdue,
      blackFlag,
      failReason: status === clueStatus.lost ? random.pick([1, 2, 3, 4, 5, 9]) : 0,
      remark: index % 6 === 0 ? '希望周末联系' : '',
      createTime: context.time(age),
      reached,
      follows,
      assigns,
      ...(pooled
        ? {
            pool: {
              enterReason: random.int(1, 5),
              lastDealerCode: index % 2 === 0 ? random.pick(houses).dealerCode : '',
              returnCount: random.int(1, 3),
              enterTime: context.time(age * 0.98),
              status: waiting
                ? index % 4 === 0
                  ? poolStatus.verifying
                  : poolStatus.unassigned
                : status === clueStatus.invalid
                  ? poolStatus.closed
                  : poolStatus.assigned,
              leaveTime: waiting ? '' : assign,
            },
          }
        : {}),
    }
  }
  return Array.from({ length: count }, (_, index) => make(index))
}
