import { jumpType } from '@/entities/content/shared'
import { dealerType } from '@/entities/shared/enums'
import {
  type CustomMsg,
  msgChannel,
  msgFailReason as reason,
  msgStatus,
  msgTarget,
  msgType,
  type TargetRule,
} from '@/entities/voice/customMsg'
import type { Context } from '../../core/context'
import { at } from '../../core/random'
import type { Stored } from '../../core/types'
import type { Organisation } from '../../system/data/types'

export interface Lost {
  channel: number
  reason: number
  count: number
}
export interface MsgRow extends Omit<
  Stored<CustomMsg, 'successCount' | 'failCount' | 'clickCount' | 'retryable'>,
  'channels'
> {
  channels: number[]
  jumpTitle: string
  rule: TargetRule
  lost: Lost[]
  /** Start of the push in progress, in ms; 0 without one. */
  begunAt: number
  /** Share of the people pushed to before the withdrawal, 0 to 1. */
  share: number
  retrying: number
  retryChannels: number[]
}

/** Losses per 100,000 people of each channel, by reason. */
const SHARES: readonly (readonly [channel: number, reason: number, share: number])[] = [
  [msgChannel.push, reason.notificationsOff, 6000],
  [msgChannel.push, reason.noDevice, 2800],
  [msgChannel.push, reason.provider, 600],
  [msgChannel.push, reason.dailyLimit, 300],
  [msgChannel.inApp, reason.optedOut, 400],
  [msgChannel.sms, reason.optedOut, 1200],
  [msgChannel.sms, reason.smsGateway, 800],
  [msgChannel.sms, reason.badNumber, 500],
  [msgChannel.mini, reason.notSubscribed, 38_000],
  [msgChannel.mini, reason.dailyLimit, 900],
]
export const lostOf = (people: number, channels: readonly number[]): Lost[] =>
  SHARES.flatMap(([channel, why, share]) => {
    const count = Math.floor((people * share) / 100_000)
    return channels.includes(channel) && count > 0 ? [{ channel, reason: why, count }] : []
  })
export const NO_RULE: TargetRule = {
  series: [],
  cities: [],
  registerTimeStart: '',
  registerTimeEnd: '',
  memberType: [],
  userIds: [],
}

const COUNT = 80
const TEXTS: readonly (readonly [type: number, title: string, content: string])[] = [
  [msgType.campaign, '周末试驾有礼', '{nickname}，本周末到店试驾{series}，即可领取车载香氛一份，数量有限，先到先得。'],
  [msgType.service, '保养提醒', '您的爱车{series}即将到保养周期，点击预约就近门店，免排队。'],
  [msgType.carCare, '冬季用车指南', '气温下降，记得检查轮胎与电池。点击查看冬季用车六个要点。'],
  [msgType.community, '车友圈话题征集', '{nickname}，晒出你的周末自驾路线，优质内容可得 500 积分。'],
  [msgType.system, '隐私政策更新', '我们更新了隐私政策，请您查阅。继续使用即表示同意。'],
  [msgType.campaign, '年终购车节', '限时金融方案与置换补贴同时开启，点击查看您的专属权益。'],
  [msgType.carCare, '暴雨天气提示', '所在城市发布暴雨预警，请避免驶入积水路段，注意行车安全。'],
  [msgType.service, '电池健康检测', '免费电池健康检测活动开启，到店即享，全程约 20 分钟。'],
]
const { push, inApp, sms, mini } = msgChannel
const CHANNELS = [[push], [push, inApp], [push, sms], [sms], [push, mini], [inApp], [push, inApp, sms]] as const
const PEOPLE = [1260, 8400, 352, 12_000, 46, 5210, 960, 3, 7800, 2415] as const
const HUGE = 120_000

/** Messages that are scheduled or have ended in any way, newest first. One has 120,000 recipients. */
export const buildMessages = (
  { time, random, next }: Context,
  { users, carSeries, dealers }: Pick<Organisation, 'users' | 'carSeries' | 'dealers'>,
): MsgRow[] => {
  const authors = users.filter((user) => user.dealerType === dealerType.headquarters).map(({ nickname }) => nickname)
  return Array.from({ length: COUNT }, (_, index): MsgRow => {
    const [type, title, content] = at(TEXTS, index)
    const channels = [...at(CHANNELS, index)]
    const targetCount = index === 9 ? HUGE : at(PEOPLE, index)
    const isPlanned = index < 3
    const isFailed = index % 19 === 7
    const status = isPlanned
      ? msgStatus.scheduled
      : index % 11 === 10
        ? msgStatus.withdrawn
        : isFailed
          ? msgStatus.failed
          : msgStatus.done
    // In daytime: marketing messages may not be pushed at night.
    const days = isPlanned
      ? -1 - index - 10 / 24
      : index < 6
        ? (index - 2) * 0.2
        : (index - 5) * 5 + random.int(0, 3) - (9 + ((index * 5) % 11)) / 24
    const targetType = at([msgTarget.users, msgTarget.owners, msgTarget.conditions, msgTarget.imported], index)
    const lost = isFailed
      ? channels.map((channel) => ({ channel, reason: reason.provider, count: targetCount }))
      : lostOf(targetCount, channels)
    const people = Math.min(
      ...channels.map((of) => lost.reduce((sum, one) => sum + (one.channel === of ? one.count : 0), 0)),
    )
    const pushTime = time(days)
    return {
      id: `2026${String(next('message')).padStart(8, '0')}`,
      title: index < TEXTS.length ? title : `${title}·第${1 + Math.floor(index / TEXTS.length)}波`,
      msgType: type,
      channels,
      content,
      cover: '',
      jumpType: index % 3 === 0 ? jumpType.none : index % 3 === 1 ? jumpType.appPage : jumpType.web,
      jumpValue: index % 3 === 0 ? '' : index % 3 === 1 ? 'reserveDrive' : 'https://m.example.com/activity/winter',
      jumpTitle: '',
      targetType,
      rule:
        targetType === msgTarget.conditions
          ? { ...NO_RULE, series: [at(carSeries, index).seriesCode], cities: [at(dealers, index * 3).cityCode] }
          : NO_RULE,
      sendTime: isPlanned || index % 4 === 1 ? pushTime : '',
      targetCount,
      lost,
      begunAt: 0,
      share: status === msgStatus.withdrawn && index % 2 === 0 ? 0.4 : 1,
      retrying: 0,
      retryChannels: [],
      status: status === msgStatus.done && people > 0 ? msgStatus.partly : status,
      failReason: isFailed ? '厂商通道异常，全部下发失败' : '',
      repushCount: isFailed && index > 40 ? 3 : index % 8 === 5 ? 1 : 0,
      withdrawTime: status === msgStatus.withdrawn ? time(days - 0.02) : '',
      createBy: at(authors, index),
      createTime: isPlanned ? time(0.1) : pushTime,
    }
  })
}
