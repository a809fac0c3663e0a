import { memberType } from '@/entities/marketing/memberType'
import { shopUserStatus } from '@/entities/marketing/shopUser'
import {
  type ChannelStat,
  contentFault,
  type CustomMsg,
  type CustomMsgDetail,
  type LostChannel,
  marketingHourFault,
  msgChannel,
  msgFailReason,
  type MsgFailure,
  msgStatus,
  msgTarget,
  msgType,
  type TargetRule,
} from '@/entities/voice/customMsg'
import { planFault } from '@/entities/voice/sendTiming'
import { toMillis } from '@/lib/time'
import { createContext, reference, wireTime } from '../../core/context'
import { control, seeded } from '../../core/control'
import { at } from '../../core/random'
import { seriesName } from '../../leads/rules/leads'
import { shopUserById, type ShopUserRow, shopUsers } from '../../members/data/shopUsers'
import { org } from '../../system/rules/store'
import { buildMessages, type MsgRow } from '../data/customMsgs'
import { chanceOf } from './notices'

const MINUTE = 60_000
const SMALL = 1000
/** Returns the duration of a push in ms. */
const lastsFor = ({ targetCount }: MsgRow): number => (targetCount < SMALL ? MINUTE / 6 : MINUTE)
/** Failures that exclude a repeated push: opted out, or no valid number. */
const FINAL: readonly number[] = [msgFailReason.optedOut, msgFailReason.badNumber]
/** Share of the repeated deliveries that fail again. */
const REPEATED_SHARE = 0.4

const store = seeded('customMsgs', () => buildMessages(createContext(reference(), 20_261_142, 1), org))

const sumOf = (row: MsgRow, fits: (lost: MsgRow['lost'][number]) => boolean): number =>
  row.lost.reduce((sum, lost) => sum + (fits(lost) ? lost.count : 0), 0)
const lostIn = (row: MsgRow, channel: number): number => sumOf(row, (lost) => lost.channel === channel)
/** Returns the number of people no channel reached. */
const unreached = (row: MsgRow): number => Math.min(...row.channels.map((channel) => lostIn(row, channel)))

const finish = (row: MsgRow): void => {
  if (row.retrying > 0)
    row.lost = row.lost.flatMap((lost) => {
      const isRetried = row.retryChannels.includes(lost.channel) && !FINAL.includes(lost.reason)
      const count = isRetried ? Math.floor(lost.count * REPEATED_SHARE) : lost.count
      return count > 0 ? [{ ...lost, count }] : []
    })
  const failed = unreached(row)
  row.status = failed === 0 ? msgStatus.done : failed >= row.targetCount ? msgStatus.failed : msgStatus.partly
  row.failReason = row.status === msgStatus.failed ? '全部下发失败' : ''
  Object.assign(row, { begunAt: 0, retrying: 0, retryChannels: [] })
}
/** Returns the current messages. Pushes begin at their time and end by themselves. */
export const messages = (): MsgRow[] => {
  const now = control.now()
  const rows = store()
  for (const row of rows) {
    const planned = toMillis(row.sendTime)
    if (row.status === msgStatus.scheduled && planned !== undefined && planned <= now)
      Object.assign(row, { status: msgStatus.pushing, begunAt: planned })
    if (row.status === msgStatus.pushing && row.begunAt + lastsFor(row) <= now) finish(row)
  }
  return rows
}

/** Returns the share of the people that a push has reached, 0 to 1. */
const partOf = (row: MsgRow): number => {
  if (row.status === msgStatus.scheduled) return 0
  if (row.status !== msgStatus.pushing || row.retrying > 0) return row.share
  return Math.min(1, Math.max(0, (control.now() - row.begunAt) / lastsFor(row)))
}

const UNSENT: readonly number[] = [
  ...FINAL,
  msgFailReason.notSubscribed,
  msgFailReason.dailyLimit,
  msgFailReason.noDevice,
]
const OPENED = new Map<number, number>([
  [msgChannel.push, 0.12],
  [msgChannel.inApp, 0.25],
  [msgChannel.mini, 0.18],
])
export const statsOf = (row: MsgRow): ChannelStat[] => {
  const part = partOf(row)
  return row.channels.map((channel) => {
    const unsent = sumOf(row, (lost) => lost.channel === channel && UNSENT.includes(lost.reason))
    const arriveCount = Math.floor((row.targetCount - lostIn(row, channel)) * part)
    const opened = OPENED.get(channel)
    return {
      channel,
      targetCount: row.targetCount,
      sentCount: Math.floor((row.targetCount - unsent) * part),
      arriveCount,
      openCount: opened === undefined ? null : Math.floor(arriveCount * opened),
    }
  })
}
type Retryable = LostChannel & { count: number }
const retryableOf = (row: MsgRow): Retryable[] =>
  row.channels.flatMap((channel) => {
    const count = sumOf(row, (lost) => lost.channel === channel && !FINAL.includes(lost.reason))
    return count > 0 ? [{ channel, count }] : []
  })
export const reachedBy = (row: MsgRow): number => Math.max(0, ...statsOf(row).map(({ arriveCount }) => arriveCount))

export const messageView = (row: MsgRow): CustomMsg & { retryable: Retryable[] } => {
  const { rule: _rule, lost: _lost, begunAt, share: _share, retrying, retryChannels: _channels, ...own } = row
  const stats = statsOf(row)
  const part = partOf(row)
  const waiting = retrying > 0 ? Math.ceil(retrying * Math.max(0, 1 - (control.now() - begunAt) / lastsFor(row))) : 0
  return {
    // The data holds only the values of the enumerations.
    ...(own as unknown as CustomMsg),
    successCount: reachedBy(row),
    failCount: Math.max(0, (part === 1 ? unreached(row) : Math.floor(unreached(row) * part)) - waiting),
    clickCount: Math.max(0, ...stats.map(({ openCount }) => openCount ?? 0)),
    retryable: retryableOf(row),
  }
}

const FAILURES = 200
const failuresOf = (row: MsgRow): MsgFailure[] => {
  if (partOf(row) === 0) return []
  const users = shopUsers()
  const start = chanceOf(row.id) * 37
  const each = row.lost.flatMap((lost) => Array.from({ length: Math.min(lost.count, FAILURES) }, () => lost))
  return each.slice(0, FAILURES).map((lost, place) => {
    const { nickname, phone } = at(users, start + place * 13)
    return {
      id: `${row.id}${String(place).padStart(3, '0')}`,
      nickname,
      phone,
      // The data holds only the values of the enumerations.
      channel: lost.channel as MsgFailure['channel'],
      failReason: lost.reason as MsgFailure['failReason'], // as above
      retryCount: FINAL.includes(lost.reason) ? 0 : row.repushCount,
      pushTime: row.sendTime || row.createTime,
    }
  })
}
const cityName = (code: string): string => org.dealers.find(({ cityCode }) => cityCode === code)?.cityName ?? code
export const messageDetail = (row: MsgRow): CustomMsgDetail => ({
  ...messageView(row),
  targetRule: row.rule,
  seriesNames: row.rule.series.map(seriesName),
  cityNames: row.rule.cities.map(cityName),
  userNames: row.rule.userIds.map((userId) => shopUserById(userId)?.nickname ?? userId),
  failures: failuresOf(row),
  channelStat: statsOf(row),
})

/** Returns the users in an audience. An imported list is counted separately. */
const audienceOf = (type: number, rule: TargetRule): ShopUserRow[] => {
  const active = shopUsers().filter(({ status }) => status === shopUserStatus.active)
  if (type === msgTarget.owners) return active.filter((user) => user.memberType === memberType.owner)
  if (type === msgTarget.chosen) return active.filter(({ userId }) => rule.userIds.includes(userId))
  if (type !== msgTarget.conditions) return active
  const series = new Set(rule.series.map(seriesName))
  const cities = new Set(rule.cities.map(cityName))
  return active.filter(
    (user) =>
      (series.size === 0 || series.has(user.seriesName)) &&
      (cities.size === 0 || cities.has(user.cityName)) &&
      (rule.memberType.length === 0 || rule.memberType.includes(user.memberType)) &&
      (rule.registerTimeStart === '' || user.createTime.slice(0, 10) >= rule.registerTimeStart) &&
      (rule.registerTimeEnd === '' || user.createTime.slice(0, 10) <= rule.registerTimeEnd),
  )
}
const REFUSES_MARKETING = 18
export const countAudience = (
  { targetType, msgType: type }: { targetType: number; msgType: number },
  rule: TargetRule,
): { matched: number; people: number } => {
  const users = audienceOf(targetType, rule)
  const agreed = type === msgType.campaign ? users.filter(({ userId }) => chanceOf(userId) >= REFUSES_MARKETING) : users
  return { matched: users.length, people: agreed.length }
}
export const checkPhones = (rows: readonly { rowNo: number; cells: Record<string, string> }[]) => {
  const seen = new Set<string>()
  const failRows = rows.flatMap(({ rowNo, cells }) => {
    const value = cells['手机号'] ?? ''
    const reason = !/^1[3-9]\d{9}$/.test(value) ? '手机号格式不正确' : seen.has(value) ? '手机号重复' : undefined
    if (reason) return [{ rowNo, column: '手机号', value, reason }]
    seen.add(value)
    return []
  })
  const registered = new Set(shopUsers().map(({ phone }) => phone))
  return { failRows, good: seen.size, strangers: [...seen].filter((phone) => !registered.has(phone)).length }
}

const BAD_WORDS = ['国家级', '绝对第一']
export const messageFaults = (row: MsgRow): Record<string, string> => {
  const words = BAD_WORDS.filter((word) => `${row.title}${row.content}`.includes(word))
  return Object.fromEntries(
    Object.entries({
      content: contentFault(row.content)
        ? '消息内容须为5-120个字符'
        : words.length
          ? `内容含敏感词：${words.join('、')}`
          : '',
      sendTime: planFault(row.sendTime, control.now())
        ? '计划时间须在10分钟后、90天内'
        : marketingHourFault(row.msgType, row.sendTime || control.now())
          ? '营销消息仅可在9:00-21:00推送'
          : '',
      targetType: row.targetCount === 0 ? '符合条件的人数为0，请调整发送对象' : '',
    }).filter(([, fault]) => fault !== ''),
  )
}

/** Starts another push to the people these channels did not reach and may still reach. Returns their number. */
export const pushAgain = (row: MsgRow, channels: readonly number[]): number => {
  const open = retryableOf(row).filter(({ channel }) => channels.includes(channel))
  const retrying = Math.min(unreached(row), Math.max(0, ...open.map(({ count }) => count)))
  Object.assign(row, {
    status: msgStatus.pushing,
    begunAt: control.now(),
    retrying,
    retryChannels: open.map(({ channel }) => channel),
    repushCount: row.repushCount + 1,
  })
  return retrying
}
/** Stops a message and returns the number of people who had received it. */
export const withdrawNow = (row: MsgRow): number => {
  const share = partOf(row)
  Object.assign(row, {
    share,
    status: msgStatus.withdrawn,
    begunAt: 0,
    retrying: 0,
    withdrawTime: wireTime(control.now()),
  })
  return reachedBy(row)
}
