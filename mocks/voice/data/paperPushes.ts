import {
  paperPushStatus,
  pushChannel,
  pushFailReason as reason,
  pushStatus,
  pushTarget,
  pushType,
} from '@/entities/voice/paperPush'
import { questionnaireStatus, TRIGGERED } from '@/entities/voice/questionnaire'
import { formatTime, toMillis } from '@/lib/time'
import { type Context, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { ShopUserRow } from '../../members/data/shopUsers'
import type { PaperRow } from './questionnaires'

export interface PushRow {
  id: string
  paperId: string
  pushType: number
  channels: number[]
  targetType: number
  /** '' = immediately. */
  sendTime: string
  /** State of a push that is pending or in progress. Otherwise it follows from its records. */
  status: number
  /** Start in ms; 0 after the end. */
  begunAt: number
  /** Recipients of a push that has not begun. */
  waiting: readonly ShopUserRow[]
  createBy: string
  createTime: string
}
export interface PushRecordRow {
  id: string
  pushId: string
  paperId: string
  user: ShopUserRow
  /** Number as sent. A correction applies only to this push. */
  phone: string
  businessNo: string
  channel: number
  status: number
  /** 0 without a failure. */
  failReason: number
  retryCount: number
  pushTime: string
  answered: boolean
  fixedBy: string
  fixedTime: string
}

const DAY = 86_400_000
const HOUR = 3_600_000
/** A triggered push is given up after 30 days. */
const MAX_AGE = 30 * DAY
const CHANNELS = [
  [pushChannel.app],
  [pushChannel.app, pushChannel.inbox],
  [pushChannel.sms],
  [pushChannel.app, pushChannel.sms],
]
const REASONS = [
  reason.notificationsOff,
  reason.smsGateway,
  reason.notRegistered,
  reason.badPhone,
  reason.notificationsOff,
  reason.optedOut,
  reason.systemError,
  reason.noPhone,
  reason.smsGateway,
  reason.paperStopped,
  reason.duplicate,
] as const
const TARGETS = [
  pushTarget.owners,
  pushTarget.conditions,
  pushTarget.imported,
  pushTarget.phev,
  pushTarget.chosen,
] as const
const PASSING: readonly number[] = [
  reason.notRegistered,
  reason.notificationsOff,
  reason.smsGateway,
  reason.systemError,
]
const DOCUMENTS = ['SJ', 'JC', 'GD', 'QS'] as const
const [BY_HAND, FAILED_EVERY] = [16, 7]
const WHOLE_EVERY = 6
const SCHEDULED_PEOPLE = 240
const [FIRST_HOUR, LAST_HOUR] = [9, 20]

/** Moves a time in the quiet hours to 9 or 20 o'clock of its day. */
const daytime = (time: number): number => {
  const hour = Number(formatTime(time, 'H'))
  return time + (hour < FIRST_HOUR ? FIRST_HOUR - hour : Math.min(0, LAST_HOUR - hour)) * HOUR
}

export const phoneFor = ({ phone }: ShopUserRow, why: number): string =>
  why === reason.noPhone ? '' : why === reason.badPhone ? `${phone.slice(0, 9)}0` : phone

/**
 * 36 pushes: one by business events or by hand for each questionnaire that was ever started, and a planned one by
 * hand. Their people add up to the counts of the questionnaires.
 */
export const buildPushes = (
  context: Context,
  now: number,
  papers: readonly PaperRow[],
  owners: readonly ShopUserRow[],
  staff: readonly string[],
): { pushes: PushRow[]; records: PushRecordRow[] } => {
  const { random } = context
  const started = papers.filter(({ pushCount }) => pushCount > 0)
  const isTriggered = ({ paperType }: PaperRow) => TRIGGERED.some((type) => type === paperType)
  const free = started.filter((paper) => !isTriggered(paper))
  const made = (paper: PaperRow, index: number, byHand: boolean): PushRow => {
    const begun = toMillis(paper.startTime) ?? now
    const end = Math.min(toMillis(paper.endTime) ?? now, now)
    const createTime = wireTime(daytime(Math.max(begun, end - (2 + index * 5) * DAY) + 2 * HOUR))
    return {
      id: String(context.next('push')),
      paperId: paper.id,
      pushType: byHand ? pushType.manual : pushType.triggered,
      channels: at(CHANNELS, index),
      targetType: byHand ? at(TARGETS, index) : pushTarget.owners,
      sendTime: createTime,
      status: paperPushStatus.done,
      begunAt: 0,
      waiting: [],
      createBy: byHand ? at(staff, index) : '系统',
      createTime,
    }
  }
  const byHand = free.slice(0, BY_HAND - 1).map((paper, index) => made(paper, index, true))
  const sent = [...byHand, ...started.filter(isTriggered).map((paper, index) => made(paper, index, false))]
  const first = free.find(({ status }) => status === questionnaireStatus.collecting)
  const planned: PushRow[] = first
    ? [
        {
          ...made(first, 0, true),
          targetType: pushTarget.conditions,
          sendTime: wireTime(now + 3 * DAY),
          status: paperPushStatus.scheduled,
          waiting: Array.from({ length: SCHEDULED_PEOPLE }, (_, index) => at(owners, index * 11 + 5)),
          createTime: wireTime(now - 5 * HOUR),
        },
      ]
    : []
  let index = -1
  const records = sent.flatMap((push, place) => {
    const paper = papers.find(({ id }) => id === push.paperId)
    return Array.from({ length: paper?.pushCount ?? 0 }, (): PushRecordRow => {
      index++
      const user = at(owners, index * 7 + (index % 5))
      const failed = place % WHOLE_EVERY !== WHOLE_EVERY - 1 && (index % FAILED_EVERY === 4 || index % 197 === 3)
      const why = failed ? at(REASONS, Math.floor(index / FAILED_EVERY)) : 0
      const tries = failed && PASSING.includes(why) ? random.int(0, 3) : 0
      const isByEvent = push.pushType === pushType.triggered
      const days = isByEvent ? random.int(0, 20) : 0
      const sentAt = Math.min((toMillis(push.sendTime) ?? now) + days * DAY, daytime(now - HOUR))
      const isOld = isByEvent && now - sentAt > MAX_AGE
      const isOver = isOld || why === reason.optedOut || why === reason.duplicate || tries === 3
      const isFixed = !failed && index % 53 === 0 && isByEvent && place % WHOLE_EVERY !== WHOLE_EVERY - 1
      const pushTime = wireTime(sentAt)
      // The result is unused, but the call keeps the random sequence of the later data.
      if (!failed) random.chance(0.5)
      return {
        id: String(context.next('pushRecord')),
        pushId: push.id,
        paperId: push.paperId,
        user,
        phone: phoneFor(user, why),
        businessNo: isByEvent
          ? `${at(DOCUMENTS, (paper?.paperType ?? 1) - 1)}${pushTime.slice(0, 10).replaceAll('-', '')}${String(index).padStart(5, '0')}`
          : '',
        channel: at(push.channels, index),
        status: !failed ? pushStatus.delivered : isOver ? pushStatus.givenUp : pushStatus.failed,
        failReason: why,
        retryCount: tries || (isFixed ? 1 : 0),
        pushTime,
        answered: false,
        fixedBy: isFixed ? at(staff, index) : '',
        fixedTime: isFixed ? pushTime : '',
      }
    })
  })
  return { pushes: [...planned, ...sent], records }
}
