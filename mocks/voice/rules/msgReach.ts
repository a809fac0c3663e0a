import type { ReachQuery } from '@/api/voice/customMsgs'
import { msgChannel, msgFailReason, msgStatus, msgType } from '@/entities/voice/customMsg'
import { type MsgReach, msgSource, type ReachGroup } from '@/entities/voice/msgReach'
import { isPushed, noticeState } from '@/entities/voice/notice'
import { pushFailReason, pushStatus } from '@/entities/voice/paperPush'
import { toMillis } from '@/lib/time'
import { createContext, reference } from '../../core/context'
import { control, seeded } from '../../core/control'
import { grouped } from '../../core/grouped'
import { buildReach, type ReachRow } from '../data/msgReach'
import { messages, statsOf } from './customMsgs'
import { notices, reachOf } from './notices'
import { pushes, pushRecords } from './paperPushes'
import { papers } from './questionnaires'

const store = seeded('msgReach', () => {
  const now = reference()
  return buildReach(createContext(now, 20_261_143, 1), now)
})
const SETTLES_MS = 72 * 3_600_000
const NOTICE_ARRIVES = 0.96

const ofNotices = (): ReachRow[] =>
  notices()
    .filter(({ state, clients }) => state === noticeState.sent && isPushed(clients))
    .map((row) => {
      const lines = reachOf(row)
      const targetCount = lines.reduce((sum, line) => sum + line.targetCount, 0)
      const openCount = lines.reduce((sum, line) => sum + line.readCount, 0)
      const arriveCount = Math.max(openCount, Math.floor(targetCount * NOTICE_ARRIVES))
      return {
        id: `${row.system_notice_id}-${msgChannel.push}`,
        msgSource: msgSource.notice,
        msgId: row.system_notice_id,
        title: row.title,
        msgType: msgType.system,
        channel: msgChannel.push,
        sendTime: row.sendTime,
        ...{ targetCount, sentCount: targetCount, arriveCount, openCount, closeCount: 0 },
        lost: [],
        isWithdrawn: false,
      }
    })
const ofMessages = (): ReachRow[] =>
  messages()
    .filter(({ status }) => status !== msgStatus.scheduled)
    .flatMap((row) =>
      statsOf(row).map((stat) => ({
        ...stat,
        id: `${row.id}-${stat.channel}`,
        msgSource: msgSource.custom,
        msgId: row.id,
        title: row.title,
        msgType: row.msgType,
        sendTime: row.sendTime || row.createTime,
        closeCount: stat.channel === msgChannel.push ? Math.floor(stat.arriveCount * 0.004) : 0,
        lost: row.lost.flatMap(({ channel, reason, count }) => (channel === stat.channel ? [{ reason, count }] : [])),
        isWithdrawn: row.status === msgStatus.withdrawn,
      })),
    )
const LOST = new Map<number, number>([
  [pushFailReason.noPhone, msgFailReason.badNumber],
  [pushFailReason.badPhone, msgFailReason.badNumber],
  [pushFailReason.notRegistered, msgFailReason.noDevice],
  [pushFailReason.notificationsOff, msgFailReason.notificationsOff],
  [pushFailReason.smsGateway, msgFailReason.smsGateway],
  [pushFailReason.optedOut, msgFailReason.optedOut],
])
const ofPushes = (): ReachRow[] => {
  const byPush = grouped(pushRecords(), ({ pushId }) => pushId)
  return pushes().flatMap((push) =>
    [...grouped(byPush.get(push.id) ?? [], ({ channel }) => channel)].map(([channel, own]): ReachRow => {
      const lost = own.filter(({ status }) => status !== pushStatus.delivered)
      const reasons = grouped(lost, ({ failReason }) => LOST.get(failReason) ?? msgFailReason.provider)
      return {
        id: `${push.id}-${channel}`,
        msgSource: msgSource.questionnaire,
        msgId: push.id,
        paperId: push.paperId,
        title: papers().find(({ id }) => id === push.paperId)?.title ?? '',
        msgType: msgType.service,
        channel,
        sendTime: push.sendTime || push.createTime,
        targetCount: own.length,
        sentCount: own.length,
        arriveCount: own.length - lost.length,
        openCount: channel === msgChannel.sms ? null : own.filter(({ answered }) => answered).length,
        closeCount: 0,
        lost: [...reasons].map(([reason, rows]) => ({ reason, count: rows.length })),
        isWithdrawn: false,
      }
    }),
  )
}
export const reachRows = (): ReachRow[] => [...ofMessages(), ...ofNotices(), ...ofPushes(), ...store()]

const rate = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : Math.round((part / whole) * 1000) / 10
export const reachView = ({ lost, isWithdrawn, ...row }: ReachRow): MsgReach => {
  const [main] = lost.toSorted((a, b) => b.count - a.count)
  const sent = toMillis(row.sendTime) ?? 0
  return {
    ...row,
    arriveRate: rate(row.arriveCount, row.sentCount),
    openRate: rate(row.openCount, row.arriveCount),
    topFailReason: main?.reason,
    channels: [row.channel],
    withdrawnFlag: isWithdrawn ? 1 : 0,
    openFlag: control.now() - sent < SETTLES_MS ? 1 : 0,
  } as MsgReach // The data holds only the values of the enumerations.
}

const largest = (rows: readonly ReachRow[], of: (row: ReachRow) => number | null): number | null => {
  const known = rows.map(of).filter((count) => count !== null)
  return known.length ? Math.max(...known) : null
}
const summed: typeof largest = (rows, of) => {
  const known = rows.map(of).filter((count) => count !== null)
  return known.length ? known.reduce((sum, count) => sum + count, 0) : null
}
/** Merges the lines of each message. A person counts once, by the most successful channel. */
export const merged = (rows: readonly ReachRow[]): (ReachRow & { channels: number[] })[] =>
  [...grouped(rows, ({ msgId }) => msgId).values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    // A person is in all channels of a message, but in only one of a questionnaire.
    const people = first.msgSource === msgSource.questionnaire ? summed : largest
    return [
      {
        ...first,
        id: first.msgId,
        targetCount: people(lines, (row) => row.targetCount) ?? 0,
        sentCount: people(lines, (row) => row.sentCount) ?? 0,
        arriveCount: people(lines, (row) => row.arriveCount) ?? 0,
        openCount: people(lines, (row) => row.openCount),
        closeCount: lines.reduce((sum, row) => sum + row.closeCount, 0),
        lost: lines.flatMap(({ lost }) => lost),
        channels: lines.map(({ channel }) => channel),
      },
    ]
  })

const sumsOf = (code: string, rows: readonly ReachRow[]): ReachGroup => {
  const sum = (of: (row: ReachRow) => number | null) => rows.reduce((all, row) => all + (of(row) ?? 0), 0)
  return {
    code,
    targetCount: sum((row) => row.targetCount),
    sentCount: sum((row) => row.sentCount),
    arriveCount: sum((row) => row.arriveCount),
    openCount: rows.every(({ openCount }) => openCount === null) ? null : sum((row) => row.openCount),
  }
}
const two = (value: number) => String(value).padStart(2, '0')
const weekHour = (sendTime: string): string => {
  const day = new Date(`${sendTime.slice(0, 10)}T00:00:00Z`).getUTCDay()
  return `${day === 0 ? 7 : day}-${two(Number(sendTime.slice(11, 13)))}`
}
const KEYS: Record<Exclude<NonNullable<ReachQuery['groupBy']>, 'reason'>, (row: ReachRow) => string> = {
  day: ({ sendTime }) => sendTime.slice(0, 10),
  channel: ({ channel }) => String(channel),
  hour: ({ sendTime }) => weekHour(sendTime),
}
/** Returns sums by group. Hours include only lines of channels that count openings. */
export const groupsOf = (rows: readonly ReachRow[], by: NonNullable<ReachQuery['groupBy']>): ReachGroup[] => {
  if (by === 'reason') {
    const counts = new Map<number, number>()
    for (const { reason, count } of rows.flatMap(({ lost }) => lost))
      counts.set(reason, (counts.get(reason) ?? 0) + count)
    return [...counts]
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, count]) => ({
        code: String(reason),
        ...{ targetCount: count, sentCount: 0, arriveCount: 0, openCount: null },
      }))
  }
  const counted = by === 'hour' ? rows.filter(({ openCount }) => openCount !== null) : rows
  return [...grouped(counted, KEYS[by])]
    .map(([code, lines]) => sumsOf(code, lines))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

export const reachTotals = (rows: readonly ReachRow[]) => {
  const lines = merged(rows)
  const sum = (of: (row: ReachRow) => number | null) => lines.reduce((all, row) => all + (of(row) ?? 0), 0)
  return {
    messages: lines.length,
    people: sum((row) => row.targetCount),
    arrived: sum((row) => row.arriveCount),
    opened: sum((row) => row.openCount),
    turnedOff: sum((row) => row.closeCount),
  }
}
