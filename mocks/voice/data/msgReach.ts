import { msgChannel, msgFailReason, msgType } from '@/entities/voice/customMsg'
import { msgSource } from '@/entities/voice/msgReach'
import { wireTime } from '../../core/context'
import type { Context } from '../../core/context'
import { at } from '../../core/random'

export interface ReachRow {
  id: string
  msgSource: number
  msgId: string
  title: string
  msgType: number
  channel: number
  sendTime: string
  targetCount: number
  sentCount: number
  arriveCount: number
  /** null if the channel does not count openings. */
  openCount: number | null
  closeCount: number
  lost: { reason: number; count: number }[]
  isWithdrawn: boolean
  paperId?: string
}

const DAYS = 395
const HOUR = 3_600_000
const COUNT = 760
const { push, inApp, sms, mini } = msgChannel
const TRIGGERED: readonly (readonly [source: number, type: number, title: string, channels: readonly number[]])[] = [
  [msgSource.triggered, msgType.service, '保养到期提醒', [push, sms]],
  [msgSource.triggered, msgType.carCare, '车辆异常提醒', [push, inApp]],
  [msgSource.triggered, msgType.system, '积分到账通知', [inApp]],
  [msgSource.triggered, msgType.service, '订单发货通知', [push, mini]],
  [msgSource.triggered, msgType.community, '动态被点赞', [push]],
  [msgSource.triggered, msgType.carCare, '行程周报', [push]],
  [msgSource.triggered, msgType.service, '预约到店提醒', [inApp, sms]],
  [msgSource.triggered, msgType.system, '登录提醒', [sms]],
]
const HOURS = [8, 9, 9, 10, 11, 12, 12, 14, 16, 18, 19, 20, 20, 21] as const
const OPEN = new Map<number, number>([
  [push, 0.11],
  [inApp, 0.24],
  [mini, 0.17],
])
const REASONS = new Map<number, readonly number[]>([
  [push, [msgFailReason.notificationsOff, msgFailReason.noDevice, msgFailReason.provider]],
  [inApp, [msgFailReason.optedOut]],
  [sms, [msgFailReason.optedOut, msgFailReason.smsGateway, msgFailReason.badNumber]],
  [mini, [msgFailReason.notSubscribed, msgFailReason.dailyLimit]],
])

export const buildReach = ({ random, next }: Context, now: number): ReachRow[] => {
  const rows: ReachRow[] = []
  for (let index = 0; rows.length < COUNT; index++) {
    const [source, type, title, channels] = at(TRIGGERED, index)
    const day = Math.floor((index * DAYS) / (COUNT / 1.6))
    const hour = at(HOURS, index * 5 + random.int(0, 3))
    const sendTime = wireTime(now - day * 24 * HOUR + (hour - 24) * HOUR + random.int(0, 59) * 60_000)
    const targetCount = 60 + random.int(0, 40) ** 2
    const msgId = `EV${String(next('reach')).padStart(7, '0')}`
    for (const channel of channels) {
      const reasons = REASONS.get(channel) ?? []
      const lost = reasons.flatMap((reason, place) => {
        const count = Math.floor((targetCount * (channel === mini ? 300 : 40)) / (1000 * (place + 1)))
        return count > 0 ? [{ reason, count }] : []
      })
      const all = lost.reduce((sum, { count }) => sum + count, 0)
      const arriveCount = targetCount - all
      const rate = OPEN.get(channel)
      const isGoodHour = hour === 12 || hour >= 19
      rows.push({
        id: `${msgId}-${channel}`,
        ...{ msgSource: source, msgId, title, msgType: type, channel, sendTime, targetCount },
        sentCount: targetCount - Math.floor(all / 2),
        arriveCount,
        openCount: rate === undefined ? null : Math.floor(arriveCount * rate * (isGoodHour ? 1.5 : 0.8)),
        closeCount: channel === push ? Math.floor(arriveCount * (index % 23 === 3 ? 0.015 : 0.002)) : 0,
        lost,
        isWithdrawn: false,
      })
    }
  }
  return rows
}
