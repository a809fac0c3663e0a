import { pushChannel, pushFailReason as reason, pushStatus, pushType } from '@/entities/voice/paperPush'
import { TRIGGERED } from '@/entities/voice/questionnaire'
import { toMillis } from '@/lib/time'
import { type Context, wireTime } from '../../core/context'
import { at } from '../../core/random'
import type { ShopUserRow } from '../../members/data/shopUsers'
import type { PaperRow } from './questionnaires'

export interface PushRow {
  id: string
  paperId: string
  pushType: number
  channels: number[]
  sendTime: string
  createBy: string
  createTime: string
}
export interface PushRecordRow {
  id: string
  pushId: string
  paperId: string
  /** Whom it goes to. */
  user: ShopUserRow
  /** As it was sent; a corrected one counts for this push alone. */
  phone: string
  businessNo: string
  channel: number
  status: number
  /** 0 while nothing has failed. */
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
/** Every tenth to ninth record fails, for each of these reasons in turn: the first ones often. */
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
const PASSING: readonly number[] = [
  reason.notRegistered,
  reason.notificationsOff,
  reason.smsGateway,
  reason.systemError,
]
/** The beginning of the numbers of what sends a scene's questionnaires. */
const DOCUMENTS = ['SJ', 'JC', 'GD', 'QS'] as const
const [BY_HAND, RECORDS, FAILED_EVERY] = [24, 12_000, 9]

/** 36 pushes of the questionnaires that were ever started, those of business events a month each, with 12,000 people of whom every ninth was not reached. */
export const buildPushes = (
  context: Context,
  now: number,
  papers: readonly PaperRow[],
  owners: readonly ShopUserRow[],
  staff: readonly string[],
): { pushes: PushRow[]; records: PushRecordRow[] } => {
  const { random } = context
  const started = papers.filter(({ startTime }) => startTime !== '')
  const isTriggered = ({ paperType }: PaperRow) => TRIGGERED.some((type) => type === paperType)
  const free = started.filter((paper) => !isTriggered(paper))
  const scenes = started.filter(isTriggered)
  const pushes = Array.from({ length: 36 }, (_, index): PushRow => {
    const byHand = index < BY_HAND
    const paper = byHand ? at(free, index) : at(scenes, index - BY_HAND)
    const begun = toMillis(paper.startTime) ?? now
    const end = Math.min(toMillis(paper.endTime) ?? now, now)
    const createTime = wireTime(Math.max(begun, end - (2 + (byHand ? index : index - BY_HAND) * 5) * DAY) + 2 * HOUR)
    return {
      id: String(context.next('push')),
      paperId: paper.id,
      pushType: byHand ? pushType.manual : pushType.triggered,
      channels: at(CHANNELS, index),
      sendTime: createTime,
      createBy: byHand ? at(staff, index) : '系统',
      createTime,
    }
  })
  const records = Array.from({ length: RECORDS }, (_, index): PushRecordRow => {
    const push = at(pushes, index)
    const paper = papers.find(({ id }) => id === push.paperId)
    const user = at(owners, index * 7 + (index % 5))
    const failed = index % FAILED_EVERY === 4 || index % 197 === 3
    const why = failed ? at(REASONS, Math.floor(index / FAILED_EVERY)) : 0
    const tries = failed && PASSING.includes(why) ? random.int(0, 3) : 0
    const sent = Math.min((toMillis(push.sendTime) ?? now) + random.int(0, 20) * DAY, now - HOUR)
    const isOld = push.pushType === pushType.triggered && now - sent > MAX_AGE
    const isOver = isOld || why === reason.optedOut || why === reason.duplicate || tries === 3
    const isFixed = !failed && index % 53 === 0 && push.pushType === pushType.triggered
    const pushTime = wireTime(sent)
    return {
      id: String(context.next('pushRecord')),
      pushId: push.id,
      paperId: push.paperId,
      user,
      phone: why === reason.noPhone ? '' : why === reason.badPhone ? `${user.phone.slice(0, 9)}0` : user.phone,
      businessNo:
        push.pushType === pushType.triggered
          ? `${at(DOCUMENTS, (paper?.paperType ?? 1) - 1)}${pushTime.slice(0, 10).replaceAll('-', '')}${String(index).padStart(5, '0')}`
          : '',
      channel: at(push.channels, index),
      status: !failed ? pushStatus.delivered : isOver ? pushStatus.givenUp : pushStatus.failed,
      failReason: why,
      retryCount: tries || (isFixed ? 1 : 0),
      pushTime,
      answered: !failed && random.chance(0.5),
      fixedBy: isFixed ? at(staff, index) : '',
      fixedTime: isFixed ? pushTime : '',
    }
  })
  return { pushes, records }
}
