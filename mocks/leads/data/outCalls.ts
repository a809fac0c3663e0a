import { callStatus as callStatuses, channelLevel, outCallStatus, taskSource } from '@/entities/leads/enums'
import { createContext } from '../../core/context'
import type { ChannelRow, LeadRow } from './leads'
import { personName } from '../../core/names'
import { at, type Random } from '../../core/random'
import type { CarSeriesRow } from '../../system/data/types'

export interface LineRow {
  id: string
  /** Empty for a number without a lead. */
  clueId: string
  customerName: string
  phone: string
  cityName: string
  /** Empty if unknown. */
  seriesCode: string
  callStatus: number
  callTimes: number
  callTime: string
  /** In seconds. */
  duration: number
  /** Empty until the call was answered. */
  intent: string
  tags: string[]
  recordUrl: string
  dealerCode: string
  /** Script of the call. Empty if it was not answered. */
  script: string
}

export interface LeadChoice {
  oneChannelCode: string
  twoChannelCode: string
  clueTimeStart: string
  clueTimeEnd: string
  /** 1: unassigned leads, 2: leads in the pool, 0: both. */
  clueScope: number
}

export interface TaskRow extends LeadChoice {
  taskId: string
  taskName: string
  source: number
  callType: number
  scriptName: string
  callWindow: string
  retryTimes: number
  startTime: string
  endTime: string
  status: number
  createBy: string
  createTime: string
  remark: string
  lines: LineRow[]
  /** Time up to which the calls were made, in ms. */
  movedAt: number
}

export interface ConfigRow {
  id: string
  configName: string
  channels: string[]
  callType: number
  scriptName: string
  delayMinutes: number
  callWindow: string
  retryTimes: number
  retryInterval: number
  sort: number
  status: number
  updateTime: string
}

export const RECORDING = 'call-recording'
const GONE = 'call-expired'
const KEPT_DAYS = 45

const scripts: Readonly<Record<string, readonly (readonly ['agent' | 'customer', string])[]>> = {
  S01: [
    ['agent', '您好，这里是启明汽车客户服务中心，看到您最近关注了我们的车型，方便聊两句吗？'],
    ['customer', '可以，我主要看看续航和优惠。'],
    ['agent', '这款车综合续航六百公里，本月到店有置换补贴。您大概什么时候考虑购车？'],
    ['customer', '一个月内吧，先了解一下。'],
    ['agent', '好的，我请就近门店的顾问给您发一份报价。'],
    ['customer', '行，发我微信就好。'],
  ],
  S02: [
    ['agent', '您好，本周末门店有到店礼和专场优惠，想邀请您来看看实车。'],
    ['customer', '周末可能有事，周六下午也许可以。'],
    ['agent', '那先帮您预留周六下午两点的试驾，可以吗？'],
    ['customer', '可以，到时提前给我打电话。'],
  ],
  S03: [
    ['agent', '您好，您上周试驾了我们的车，想了解一下您的感受。'],
    ['customer', '动力挺好，就是后排稍微有点硬。'],
    ['agent', '感谢反馈。金融方案您还需要顾问再讲一遍吗？'],
    ['customer', '需要，把三年免息的方案发我。'],
  ],
  S04: [
    ['agent', '您好，您之前咨询过我们的车型，现在有新的置换政策，还考虑换车吗？'],
    ['customer', '最近在看别的品牌，价格合适也可以考虑。'],
    ['agent', '我让顾问把最新报价发您比较一下，可以吗？'],
    ['customer', '先不用打电话，发短信吧。'],
  ],
}

export const transcriptOf = ({ script }: LineRow): { speaker: 'agent' | 'customer'; text: string }[] =>
  (scripts[script] ?? []).map(([speaker, text]) => ({ speaker, text }))

const tagsOf: Readonly<Record<string, readonly string[]>> = {
  A: ['优惠', '试驾', '置换补贴', '金融方案'],
  B: ['报价', '续航', '周末'],
  C: ['别的品牌', '先了解'],
  D: ['打错', '不需要'],
}

export const freshLine = (id: string, from: Partial<LineRow>): LineRow => ({
  id,
  clueId: '',
  customerName: '',
  phone: '',
  cityName: '',
  seriesCode: '',
  callStatus: callStatuses.notCalled,
  callTimes: 0,
  callTime: '',
  duration: 0,
  intent: '',
  tags: [],
  recordUrl: '',
  dealerCode: '',
  script: '',
  ...from,
})

export const leadLine = (id: string, lead: LeadRow): LineRow =>
  freshLine(id, {
    clueId: lead.clueId,
    customerName: lead.customerName,
    phone: lead.phone,
    cityName: lead.cityName,
    seriesCode: lead.seriesCode,
  })

/**
 * Calls a number with a random outcome. A blocked number is never called. `dealerCode` receives an interested
 * customer.
 */
export const callLine = (
  random: Random,
  task: Pick<TaskRow, 'scriptName' | 'retryTimes'>,
  row: LineRow,
  call: { time: string; black: boolean; dealerCode: string; expired?: boolean },
): void => {
  if (call.black) {
    row.callStatus = callStatuses.blocked
    return
  }
  const callStatus = random.pick([1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 5])
  const tried =
    callStatus === callStatuses.noAnswer || callStatus === callStatuses.switchedOff
      ? task.retryTimes + 1
      : 1 + random.int(0, callStatus === callStatuses.reached ? task.retryTimes : 0)
  Object.assign(row, { callStatus, callTimes: tried, callTime: call.time })
  if (callStatus !== callStatuses.reached) return
  const intent = random.pick(['A', 'A', 'B', 'B', 'B', 'C', 'C', 'C', 'D'])
  const words = tagsOf[intent] ?? []
  Object.assign(row, {
    intent,
    duration: random.int(18, 190),
    tags: [...new Set([random.pick(words), random.pick(words)])],
    recordUrl: `/__files/${call.expired ? `${GONE}-${row.id}` : RECORDING}`,
    dealerCode: intent === 'A' || intent === 'B' ? call.dealerCode : '',
    script: task.scriptName,
  })
}

interface Ground {
  channels: readonly ChannelRow[]
  carSeries: readonly CarSeriesRow[]
  cities: readonly string[]
  people: readonly string[]
}

const names = ['新线索清洗', '到店邀约', '试驾回访', '战败唤醒'] as const
const windows = ['09:00-20:00', '09:00-12:00,14:00-20:00', '10:00-21:00'] as const
const sizes = [
  30, 42, 26, 60, 24, 88, 35, 120, 18, 150, 28, 96, 45, 180, 33, 210, 22, 64, 40, 300, 128, 36, 75, 10,
] as const
const late: Readonly<Record<number, number>> = { 17: 2, 18: 1, 19: 2, 20: 1, 21: 1, 22: 0, 23: 0 }
const COUNT = 24
const hours = ['10', '11', '14', '15', '16', '17', '18', '19'] as const
const clock = (random: Random) =>
  `${String(random.int(0, 59)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`

export const buildTasks = (now: number, leads: readonly LeadRow[], ground: Ground): TaskRow[] => {
  const context = createContext(now, 20_240_711, 900_001)
  const { random } = context
  const second = ground.channels.filter((row) => row.channelLevel === channelLevel.second && row.outCall === 1)
  const stranger = (id: string) =>
    freshLine(id, {
      customerName: personName(random).name,
      phone: context.phone(),
      cityName: random.pick(ground.cities),
      seriesCode: random.pick(ground.carSeries).seriesCode,
    })

  const make = (index: number): TaskRow => {
    const status = late[index] ?? outCallStatus.done
    const age = status === outCallStatus.done ? 80 - index * 4 : (COUNT - index) * 0.9
    const begins = status === outCallStatus.waiting ? index - COUNT : age - 1
    const ends = status === outCallStatus.done ? age - 4 : status === outCallStatus.waiting ? begins - 5 : -6
    const source = (index % 3) + 1
    const createTime = context.workTime(age)
    const channel = at(second, index * 5)
    const early = leads.filter((row) => row.createTime < createTime)
    const ofChannel = early.filter((row) => row.oneChannelCode === channel.parentCode)
    const isNarrow = source === taskSource.rule && ofChannel.length >= 10
    const size = at(sizes, index)
    const known = (isNarrow ? ofChannel : early)
      .toSorted((a, b) => Number(a.clueId) - Number(b.clueId))
      .slice(0, source === taskSource.imported ? size * 0.6 : Math.max(size, 10))
    const missing = source === taskSource.imported || known.length < 10 ? Math.max(size - known.length, 0) : 0
    const next = () => String(40_000_000 + context.next('line'))
    const lines = [
      ...known.map((row) => leadLine(next(), row)),
      ...Array.from({ length: missing }, () => stranger(next())),
    ]
    const scriptName = `S0${(index % 4) + 1}`
    const task: TaskRow = {
      taskId: String(6_100_000 + index * 17 + 1),
      taskName: `${names[index % 4]}-${isNarrow ? ground.channels.find((row) => row.channelCode === channel.parentCode)?.channelName : `第${index + 1}批`}`,
      source,
      callType: at([1, 3, 2], index),
      oneChannelCode: isNarrow ? channel.parentCode : '',
      twoChannelCode: '',
      clueTimeStart: source === taskSource.manual ? `${context.date(Math.ceil(age) + 30)} 00:00:00` : '',
      clueTimeEnd: source === taskSource.manual ? `${context.date(Math.ceil(age))} 23:59:59` : '',
      clueScope: 0,
      scriptName,
      callWindow: at(windows, index),
      retryTimes: index % 4,
      startTime: `${context.date(begins)} 10:00:00`,
      endTime: `${context.date(ends)} 20:00:00`,
      status,
      createBy: source === taskSource.rule ? '系统自动' : at(ground.people, index),
      createTime,
      remark: index % 5 === 0 ? '优先呼叫近7天线索' : '',
      lines,
      movedAt: now,
    }
    const share =
      status === outCallStatus.done
        ? 1
        : status === outCallStatus.running
          ? 0.55
          : status === outCallStatus.paused
            ? 0.3
            : 0
    const byId = new Map(known.map((row) => [row.clueId, row]))
    for (const row of lines.slice(0, Math.floor(lines.length * share))) {
      const lead = byId.get(row.clueId)
      const last = Math.max(Math.ceil(ends), 1)
      callLine(random, task, row, {
        time: `${context.date(random.int(last, Math.max(Math.floor(begins), last)))} ${at(hours, random.int(0, 7))}:${clock(random)}`,
        black: lead?.blackFlag === 1,
        dealerCode: lead?.dealerCode ?? '',
        expired: age > KEPT_DAYS,
      })
    }
    return task
  }
  return Array.from({ length: COUNT }, (_, index) => make(index))
}

/** [name, channels, call type, script, delay in minutes, hours, retries, interval, priority, status]. */
const configList: readonly (readonly [
  string,
  string,
  number,
  string,
  number,
  string,
  number,
  number,
  number,
  number,
])[] = [
  ['汽车之家新线索', 'AH_QUOTE AH_CALL', 1, 'S01', 5, '09:00-20:00', 2, 60, 1, 1],
  ['懂车帝新线索', 'DC_QUOTE DC_CALL', 1, 'S01', 5, '09:00-20:00', 2, 60, 2, 1],
  ['易车询价邀约', 'YC_QUOTE', 3, 'S02', 15, '09:00-12:00,14:00-20:00', 1, 120, 3, 1],
  ['社交媒体清洗', 'SO_DOUYIN SO_KUAISHOU SO_RED', 1, 'S01', 30, '10:00-21:00', 3, 90, 5, 1],
  ['之家直播邀约（夜间停用）', 'AH_LIVE AH_QUOTE', 2, 'S02', 0, '09:00-12:00,14:00-20:00', 0, 0, 8, 0],
  ['易车在线咨询', 'YC_IM', 1, 'S04', 60, '09:00-20:00', 1, 240, 9, 0],
]

export const buildConfigs = (now: number): ConfigRow[] => {
  const context = createContext(now, 20_240_712, 1)
  return configList.map(
    ([
      configName,
      channels,
      callType,
      scriptName,
      delayMinutes,
      callWindow,
      retryTimes,
      retryInterval,
      sort,
      status,
    ]) => ({
      id: String(context.next('config') + 9100),
      configName,
      channels: channels.split(' '),
      callType,
      scriptName,
      delayMinutes,
      callWindow,
      retryTimes,
      retryInterval,
      sort,
      status,
      updateTime: context.timeBetween(120, 2),
    }),
  )
}
